import sys
t = [*filter(str.isalnum, sys.stdin.readline().lower())]
print(str(t == t[::-1]).lower())
