s = input()
steps = []
while len(s) > 0:
    if len(s) > 1 and s[0] == s[-1]:
        steps.append("both")
        s = s[1:-1]
    else:
        steps.append("left")
        s = s[1:]
print(len(steps), steps.count("both"))
