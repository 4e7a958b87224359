n = int(input())
if n < 3:
    print(0)
else:
    s = bytearray([1]) * n
    s[0] = s[1] = 0
    i = 2
    while i * i < n:
        if s[i]:
            s[i * i::i] = bytes(len(range(i * i, n, i)))
        i += 1
    print(sum(s))
