import sys


def run_lengths(numbers):
    for x in numbers:
        if x - 1 not in numbers:
            y = x + 1
            while y in numbers:
                y += 1
            yield y - x


sys.stdin.readline()
print(max(run_lengths(set(map(int, sys.stdin.readline().split())))))
