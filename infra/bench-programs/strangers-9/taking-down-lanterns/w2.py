n = int(input())
row = list(map(int, input().split()))
total = 0
# the inner lanterns first, the darkest one of them always next, so that the bright ones are neighbours for long
while len(row) > 2:
    i = min(range(1, len(row) - 1), key=lambda k: row[k])
    total += row[i - 1] * row[i] * row[i + 1]
    del row[i]
if len(row) == 2:
    total += row[0] * row[1]
total += max(row)
print(total)
