import sys


def first_missing(nums):
    n = len(nums)
    seen = [False] * (n + 1)
    for x in nums:
        if x <= n:
            seen[x] = True
    for tag in range(1, n + 1):
        if not seen[tag]:
            return tag
    return n + 1


def main():
    _, *nums = map(int, sys.stdin.read().split())
    print(first_missing(nums))


main()
