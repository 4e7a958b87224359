import sys

def main():
    n, target, *nums = map(int, sys.stdin.read().split())
    where = {}
    for j, v in enumerate(nums):
        if (i := where.get(target - v)) is not None:
            return print(i, j)
        where[v] = j

main()
