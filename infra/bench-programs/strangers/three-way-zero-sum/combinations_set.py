from itertools import combinations
n = int(input())
arr = list(map(int, input().split()))
trios = {tuple(sorted(t)) for t in combinations(arr, 3) if sum(t) == 0}
if trios:
    for t in trios:
        print(*t)
else:
    print('none')
