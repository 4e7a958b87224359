input()
a = input().split()
a.sort(key="0".__eq__)  # False before True, and the sort is stable
print(" ".join(a))
