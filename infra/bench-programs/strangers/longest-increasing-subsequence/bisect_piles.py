from bisect import bisect_left
input()
tops = []
for card in map(int, input().split()):
    k = bisect_left(tops, card)
    tops[k:k + 1] = [card]
print(len(tops))
