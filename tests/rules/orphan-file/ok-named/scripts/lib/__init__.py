from .fill_all import fill
