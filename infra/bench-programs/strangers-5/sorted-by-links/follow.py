import sys


def chain(first, links):
    while first:
        yield first
        first = links[first]


def main():
    rows = [list(map(int, l.split())) for l in sys.stdin.read().splitlines()]
    n, first = rows[0]
    number, link = [None] + rows[1], [None] + rows[2]
    print(*sorted(chain(first, link), key=number.__getitem__))


if __name__ == '__main__':
    main()
