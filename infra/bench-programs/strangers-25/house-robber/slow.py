n = int(input())
amounts = list(map(int, input().split()))

# upto[i]: the most with house i as the last one that is robbed
upto = []
for i in range(n):
    before = 0
    for j in range(i - 1):
        if upto[j] > before:
            before = upto[j]
    upto.append(before + amounts[i])
print(max(upto))
