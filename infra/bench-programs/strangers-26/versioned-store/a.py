import sys
from bisect import bisect_right
from collections import defaultdict

times = defaultdict(list)
numbers = defaultdict(list)
next(sys.stdin)
for line in sys.stdin:
    word = line.split()
    if not word:
        continue
    t, name = int(word[1]), word[2]
    if word[0] == 'set':
        times[name].append(t)
        numbers[name].append(word[3])
    else:
        i = bisect_right(times[name], t)
        sys.stdout.write(numbers[name][i - 1] + '\n' if i else 'none\n')
