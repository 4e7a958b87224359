row, k = input(), int(input())
longest = 0
for start in range(len(row)):
    counts = dict.fromkeys(row, 0)
    lead = 0
    for length, tile in enumerate(row[start:], 1):
        counts[tile] += 1
        lead = max(lead, counts[tile])
        if length - lead <= k:
            longest = max(longest, length)
print(longest)
