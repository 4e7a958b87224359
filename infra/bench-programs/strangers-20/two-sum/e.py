import sys


def main():
    n, target = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    for i in range(n):
        try:
            j = nums.index(target - nums[i], i + 1)
        except ValueError:
            continue
        print(i, j)
        return


main()
