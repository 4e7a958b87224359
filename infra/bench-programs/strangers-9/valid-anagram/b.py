from collections import Counter

s = input().strip()
t = input().strip()
print("true" if Counter(s) == Counter(t) else "false")
