def fill(): pass
