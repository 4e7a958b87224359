n = int(input())
if n == 0:
    print(0)
else:
    ds = []
    while n != 0:
        n, r = divmod(n, -2)
        if r < 0:
            n += 1
            r += 2
        ds.append(str(r))
    s = "".join(reversed(ds))
    print(s)
    print(s.count("1"))
