n, box = map(int, input().split())
number = dict(enumerate(map(int, input().split()), 1))
link = dict(enumerate(map(int, input().split()), 1))

def walk(box):
    while box:
        yield box
        box = link[box]

print(*sorted(walk(box), key=number.get))
