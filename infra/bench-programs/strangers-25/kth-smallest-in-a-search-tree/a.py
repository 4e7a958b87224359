import sys
_, tree, _, asked = sys.stdin.read().strip().split("\n")
marks = sorted(int(x) for x in tree.split() if x != "null")
print(*(marks[int(k) - 1] for k in asked.split()))
