import sys

def main():
    data = sys.stdin.read().split()
    n = int(data[0])
    profit = [int(x) for x in data[1:n + 1]]
    here = best = profit[0]
    for p in profit[1:]:
        here = max(p, here + p)
        best = max(best, here)
    print(best)

main()
