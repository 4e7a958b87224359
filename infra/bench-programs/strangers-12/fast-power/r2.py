import sys
it = map(int, sys.stdin.read().split())
print(*(pow(next(it), next(it), next(it)) for _ in range(next(it))), sep="\n")
