names = []
times = []
while True:
    name = input()
    if name == "END":
        break
    if name in names:
        where = names.index(name)
        times[where] = times[where] + 1
    else:
        names.append(name)
        times.append(1)
print(len(names), "different guests")
if names:
    m = max(times)
    print(names[times.index(m)], m)
