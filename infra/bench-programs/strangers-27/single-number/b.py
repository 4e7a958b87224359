import sys

numbers = list(map(int, sys.stdin.buffer.read().split()))[1:]
print(2 * sum(set(numbers)) - sum(numbers))
