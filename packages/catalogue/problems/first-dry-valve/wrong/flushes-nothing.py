import sys

high = 1
print("?", high)
while sys.stdin.readline().strip() != "dry":
    high *= 2
    print("?", high)
print("!", high)
