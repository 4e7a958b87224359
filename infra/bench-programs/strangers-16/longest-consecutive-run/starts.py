def main():
    input()
    seen = set(map(int, input().split()))
    best = 0
    for x in seen:
        if x - 1 not in seen:
            y = x + 1
            while y in seen:
                y += 1
            if y - x > best:
                best = y - x
    print(best)


main()
