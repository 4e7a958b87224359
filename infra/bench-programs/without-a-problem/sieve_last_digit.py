n = int(input())
ok = bytearray([1]) * (n + 1)
ok[0] = ok[1] = 0
i = 2
while i * i <= n:
    if ok[i]:
        ok[i * i::i] = bytes(len(range(i * i, n + 1, i)))
    i += 1
cnt = [0] * 10
for p in range(2, n + 1):
    if ok[p]:
        cnt[p % 10] += 1
print(*cnt)
