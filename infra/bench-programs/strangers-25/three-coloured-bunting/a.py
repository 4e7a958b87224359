flags = input().strip()
r, w = flags.count("r"), flags.count("w")
red, white, blue = flags[:r], flags[r:r + w], flags[r + w:]
print(r - red.count("r") + max(white.count("b"), blue.count("w")))
