from collections import deque
import sys

d = deque()
sys.stdin.readline()
d.extendleft(sys.stdin.readline().split())
print(*d)
