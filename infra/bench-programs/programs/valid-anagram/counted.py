s, t = input(), input()
count = [0] * 128
for c in s:
    count[ord(c)] += 1
for c in t:
    count[ord(c)] -= 1
print("true" if all(x == 0 for x in count) else "false")
