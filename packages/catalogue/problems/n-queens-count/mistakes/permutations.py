from itertools import permutations
n = int(input())
cnt = 0
for p in permutations(range(n)):
    if len({p[i] + i for i in range(n)}) == n and len({p[i] - i for i in range(n)}) == n:
        cnt += 1
print(cnt)
