def ways(digits):
    before, now = 0, 1
    last = '0'
    for d in digits:
        new = now if d != '0' else 0
        if last == '1' or last == '2' and d < '7':
            new += before
        before, now = now, new % 1000000007
        last = d
    return now


print(ways(input().strip()))
