# every wagon gets a ticket (group, place in the group); the tickets are sorted
import sys
n, k, *v = map(int, sys.stdin.read().split())
full = n // k * k
ticket = lambda i: (i // k, -i) if i < full else (i // k, i)
print(*(v[i] for i in sorted(range(n), key=ticket)))
