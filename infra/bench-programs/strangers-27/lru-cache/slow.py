cap, q = map(int, input().split())
store = {}
usage = []          # keys, the one that was used last at the end
for _ in range(q):
    command, *numbers = input().split()
    key = int(numbers[0])
    if command == "get":
        if key in store:
            usage.remove(key)
            usage.append(key)
            print(store[key])
        else:
            print(-1)
    else:
        if key in store:
            usage.remove(key)
        elif len(usage) == cap:
            oldest = usage.pop(0)
            del store[oldest]
        store[key] = int(numbers[1])
        usage.append(key)
