import sys

def main():
    n, target, *a = map(int, sys.stdin.read().split())
    seen = {}
    for j, x in enumerate(a):
        if target - x in seen:
            print(seen[target - x], j)
            return
        seen.setdefault(x, j)

main()
