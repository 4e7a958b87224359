s, t = input().strip(), input().strip()
if len(s) == len(t) and set(s) == set(t):
    print("true")
else:
    print("false")
