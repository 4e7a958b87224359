n = int(input())
nums = list(map(int, input().split()))
seen = []
for x in nums:
    if x in seen:
        seen.remove(x)
    else:
        seen.append(x)
print(seen[0])
