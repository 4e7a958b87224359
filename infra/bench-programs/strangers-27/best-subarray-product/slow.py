def main():
    n = int(input())
    gains = list(map(int, input().split()))
    best = gains[0]
    for first in range(n):
        product = 1
        for last in range(first, n):
            product *= gains[last]
            if product > best:
                best = product
    print(best)


main()
