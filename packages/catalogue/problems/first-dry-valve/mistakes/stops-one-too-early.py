def is_dry(valve):
    print("?", valve, flush=True)
    return input() == "dry"


high = 1
while not is_dry(high):
    high *= 2
low = high // 2
while high - low > 2:
    middle = (low + high) // 2
    if is_dry(middle):
        high = middle
    else:
        low = middle
print("!", high, flush=True)
