from functools import lru_cache

LONGEST = 15 * 10**9

n = int(input())
time = [list(map(int, input().split())) for _ in range(n)]
everything = (1 << n) - 1


@lru_cache(None)
def ride(done, at):
    if done == everything:
        if n == 1:
            return 0
        return time[at][0] if time[at][0] >= 0 else LONGEST
    best = LONGEST
    for to in range(n):
        if not done >> to & 1 and time[at][to] >= 0:
            best = min(best, time[at][to] + ride(done | 1 << to, to))
    return best


best = ride(1, 0)
print(best if best < LONGEST else "none")
