low, high = 0, 10**15
while high - low > 1:
    middle = (low + high) // 2
    print("?", middle, flush=True)
    if input() == "dry":
        high = middle
    else:
        low = middle
print("!", high, flush=True)
