import sys
words = sys.stdin.read().split()[1:]
while words:
    first = words[0]
    key = sorted(first)
    group = [w for w in words if sorted(w) == key]
    words = [w for w in words if sorted(w) != key]
    print(*group)
