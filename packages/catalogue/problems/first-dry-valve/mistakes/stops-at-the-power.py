def is_dry(valve):
    print("?", valve, flush=True)
    return input() == "dry"


high = 1
while not is_dry(high):
    high *= 2
print("!", high, flush=True)
