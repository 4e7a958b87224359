n = int(input())
cnt = 0
for x in range(2, n):
    if x < 4:
        cnt += 1
    elif x % 6 in (1, 5) and x % 5 or x == 5:
        cnt += 1
print(cnt)
