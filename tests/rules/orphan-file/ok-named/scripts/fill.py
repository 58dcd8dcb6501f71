from lib import fill
open(os.path.join(root, "assets", name))
