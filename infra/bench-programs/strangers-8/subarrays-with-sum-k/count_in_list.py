n, k = map(int, input().split())
sums = [0]
answer = 0
for booking in map(int, input().split()):
    now = sums[-1] + booking
    answer += sums.count(now - k)
    sums.append(now)
print(answer)
