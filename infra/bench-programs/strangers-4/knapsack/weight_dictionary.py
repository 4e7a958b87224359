n, c = map(int, input().split())
weights = map(int, input().split())
values = map(int, input().split())
load = {0: 0}
for w, v in zip(weights, values):
    more = {}
    for weight, worth in load.items():
        if weight + w <= c:
            more[weight + w] = worth + v
    for weight, worth in more.items():
        if load.get(weight, -1) < worth:
            load[weight] = worth
print(max(load.values()))
