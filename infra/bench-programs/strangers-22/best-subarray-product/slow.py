def main():
    n = int(input())
    f = list(map(int, input().split()))
    best = f[0]
    for start in range(n):
        product = 1
        for end in range(start, n):
            product *= f[end]
            if product > best:
                best = product
    print(best)


main()
