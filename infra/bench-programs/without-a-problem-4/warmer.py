def solve(temps):
    wait = [0] * len(temps)
    open_days = []
    for today, t in enumerate(temps):
        while open_days and temps[open_days[-1]] < t:
            day = open_days.pop()
            wait[day] = today - day
        open_days.append(today)
    return wait


for _ in range(int(input())):
    n = int(input())
    arr = list(map(int, input().split()))
    assert len(arr) == n
    print(*solve(arr))
