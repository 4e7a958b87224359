import sys
lines = sys.stdin.read().split("\n")
# the shape of the tree does not matter for ranks
marks = sorted(int(x) for x in lines[1].split() if x != "null")
print(*[marks[int(k) - 1] for k in lines[3].split()])
