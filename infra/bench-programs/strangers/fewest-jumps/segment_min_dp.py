from bisect import bisect_left

n = int(input())
stones = list(map(int, input().split()))
reach = [0]            # reach[k]: farthest stone with k jumps, ascending
for i, a in enumerate(stones):
    k = bisect_left(reach, i)
    if k == len(reach):
        print(-1)
        break
    if i + a > reach[-1] and k == len(reach) - 1:
        reach.append(i + a)
    elif k + 1 < len(reach) and i + a > reach[k + 1]:
        reach[k + 1] = i + a
else:
    print(bisect_left(reach, n - 1))
