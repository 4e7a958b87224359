k = int(input())
t = input().split()
def val(i):
    return None if i >= k or t[i] == 'null' else int(t[i])
best = -10**18
def down(i):
    global best
    v = val(i)
    if v is None:
        return 0
    a = max(0, down(2 * i + 1))
    b = max(0, down(2 * i + 2))
    best = max(best, v + a + b)
    return v + max(a, b)
down(0)
print(best)
