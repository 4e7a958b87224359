from collections import defaultdict


def longest(row, k):
    places = defaultdict(list)
    for i, letter in enumerate(row):
        places[letter].append(i)
    best = 0
    for where in places.values():
        lo = 0
        for hi, end in enumerate(where):
            # tiles to replace between where[lo] and end
            while (end - where[lo] + 1) - (hi - lo + 1) > k:
                lo += 1
            best = max(best, hi - lo + 1 + k)
    return best


row = input().strip()
k = int(input())
print(longest(row, k))
