def main():
    n = int(input())
    divs = [0] * (n + 1)
    for d in range(1, n + 1):
        for multiple in range(d, n + 1, d):
            divs[multiple] += 1
    best = max(range(1, n + 1), key=divs.__getitem__)
    print(best, divs[best], sum(divs))

main()
