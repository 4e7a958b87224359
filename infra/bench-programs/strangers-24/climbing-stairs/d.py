# k double steps among n-k steps altogether: read a diagonal of Pascal's triangle
def main():
    n = int(input())
    row = [1]
    total = 0
    for m in range(n + 1):
        k = n - m
        if k <= m:
            total += row[k]
        row = [1] + [x + y for x, y in zip(row, row[1:])] + [1]
    print(total)

main()
