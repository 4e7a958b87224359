import sys


def main():
    n = int(input())
    numbers = list(map(int, input().split()))
    seen = [False] * (n + 2)
    for number in numbers:
        if number <= n:
            seen[number] = True
    tag = 1
    while seen[tag]:
        tag += 1
    print(tag)


main()
