import re
import sys

MOD = 1_000_000_007


def main():
    text = sys.stdin.readline().strip()
    # 10 and 20 can be read in one way only, they part the rest
    parts = re.sub("[12]0", " ", text)
    if "0" in parts:
        return 0
    # links: digits that may join the next one; a chain of m links has Fibonacci many readings
    chains = re.findall("(?:1(?=[1-9])|2(?=[1-6]))+", parts)
    longest = max(map(len, chains), default=0)
    fib = [1, 2]
    while len(fib) <= longest:
        fib.append((fib[-1] + fib[-2]) % MOD)
    ways = 1
    for c in chains:
        ways = ways * fib[len(c)] % MOD
    return ways


print(main())
