n = int(input())
temps = [int(w) for w in input().split()]

# cold days leave the calendar first, among equal ones the latest
calendar = sorted((t * n - day for day, t in enumerate(temps)))
before = list(range(-1, n))
after = list(range(1, n + 2))
answer = [0] * n
for code in calendar:
    day = -code % n
    nxt, prv = after[day], before[day]
    if nxt < n:
        answer[day] = nxt - day
        before[nxt] = prv
    if prv >= 0:
        after[prv] = nxt
print(' '.join(map(str, answer)))
