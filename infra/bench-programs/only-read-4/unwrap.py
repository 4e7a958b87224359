def play(s):
    points = 0
    while s:
        if len(s) > 1 and s[0] == s[-1]:
            points += 2
            s = s[1:-1]
        else:
            points -= 1
            s = s[1:]
    return points

print(play(input().strip()))
