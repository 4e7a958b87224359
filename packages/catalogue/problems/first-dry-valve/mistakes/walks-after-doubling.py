def is_dry(valve):
    print("?", valve, flush=True)
    return input() == "dry"


high = 1
while not is_dry(high):
    high *= 2
low = 0
for valve in range(high // 2 + 1, high):
    if is_dry(valve):
        high = valve
        break
print("!", high, flush=True)
