# number of ways to write n as a sum, the order of the parts does not matter
MOD = 10 ** 9 + 7


def read():
    while True:
        line = input().strip()
        if line:
            return int(line)


def partitions(n):
    ways = [0] * (n + 1)
    ways[0] = 1
    part = 1
    while part <= n:
        total = part
        while total <= n:
            ways[total] = ways[total] + ways[total - part]
            if ways[total] >= MOD:
                ways[total] -= MOD
            total = total + 1
        part = part + 1
    return ways


n = read()
w = partitions(n)
print(w[n])
even = 0
for value in w:
    if value % 2 == 0:
        even += 1
print(even)
