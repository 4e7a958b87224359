import re
import sys

P = 10 ** 9 + 7
s = sys.stdin.readline().strip()

if re.search(r'(?<![12])0', s):
    print(0)
else:
    # 10 and 20 are fixed; a cut where two neighbours cannot form one letter
    runs = list(map(len, re.split(r'[12]0|(?<=[3-9])|(?<=2)(?=[7-9])', s)))
    longest = max(runs)
    fib = [1, 1]
    while len(fib) <= longest:
        fib.append((fib[-1] + fib[-2]) % P)
    res = 1
    for r in runs:
        res = res * fib[r] % P
    print(res)
