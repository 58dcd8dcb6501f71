open("assets/fonts.tar.gz")
