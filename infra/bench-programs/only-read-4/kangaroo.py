def simulate(x1, v1, x2, v2):
    # first idea, too slow
    seen = []
    while x1 not in seen:
        seen.append(x1)
        if x1 == x2:
            return True
        for _ in range(10000):
            x1 += v1
            x2 += v2
            if x1 == x2:
                return True
    return False

def meet(x1, v1, x2, v2):
    if v1 == v2:
        return x1 == x2
    jumps, rest = divmod(x2 - x1, v1 - v2)
    return rest == 0 and jumps >= 0

a, b, c, d = map(int, input().split())
print("YES" if meet(a, b, c, d) else "NO")
