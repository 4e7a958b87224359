input()
want = 1
for x in sorted(map(int, input().split())):
    if x == want:
        want += 1
    elif x > want:
        break
print(want)
