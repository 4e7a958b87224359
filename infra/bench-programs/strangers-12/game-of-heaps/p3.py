import sys

data = sys.stdin.read().split()
heaps = [int(x) for x in data[1:]]
heaps.sort()

# Two equal heaps cancel each other. Look at the runs of equal sizes:
# only a run of odd length counts, and it counts once.
total = 0
i = 0
n = len(heaps)
while i < n:
    j = i
    while j < n and heaps[j] == heaps[i]:
        j += 1
    if (j - i) % 2 == 1:
        total = total ^ heaps[i]
    i = j

if total == 0:
    print(0)
else:
    # the highest bit in which the sum is 1 has to be changed
    top = 1 << (total.bit_length() - 1)
    moves = 0
    for size in heaps:
        if size & top:
            moves += 1
    print(moves)
