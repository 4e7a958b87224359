def waits(t):
    n = len(t)
    w = [0] * n
    for i in range(n - 2, -1, -1):
        j = i + 1
        while t[j] <= t[i]:
            if not w[j]:
                break
            j += w[j]
        else:
            w[i] = j - i
    return w


input()
print(*waits([int(x) for x in input().split()]))
