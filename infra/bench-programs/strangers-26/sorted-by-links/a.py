import sys


def walk(box, link):
    while box:
        yield box
        box = link[box]


n, first = map(int, sys.stdin.readline().split())
number = [0, *map(int, sys.stdin.readline().split())]
link = [0, *map(int, sys.stdin.readline().split())]
print(*sorted(walk(first, link), key=number.__getitem__))
