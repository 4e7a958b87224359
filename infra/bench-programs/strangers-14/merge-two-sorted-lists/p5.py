n = int(input())
first = list(map(int, input().split()))
m = int(input())
second = list(map(int, input().split()))

merged = []
while first or second:
    if not second or (first and first[0] <= second[0]):
        merged.append(first.pop(0))
    else:
        merged.append(second.pop(0))
print(*merged)
