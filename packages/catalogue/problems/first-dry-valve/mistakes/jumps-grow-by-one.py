def is_dry(valve):
    print("?", valve, flush=True)
    return input() == "dry"


valve, jump = 0, 1
while not is_dry(valve + jump):
    valve += jump
    jump += 1
low, high = valve, valve + jump
while high - low > 1:
    middle = (low + high) // 2
    if is_dry(middle):
        high = middle
    else:
        low = middle
print("!", high, flush=True)
