import sys


def paint(picture, row, column, color):
    old = picture[row][column]
    if old == color:
        return
    height, width = len(picture), len(picture[0])
    seeds = [(row, column)]
    while seeds:
        r, c = seeds.pop()
        line = picture[r]
        if line[c] != old:
            continue
        left = c
        while left > 0 and line[left - 1] == old:
            left -= 1
        right = c
        while right + 1 < width and line[right + 1] == old:
            right += 1
        line[left:right + 1] = [color] * (right - left + 1)
        for near in (r - 1, r + 1):
            if not 0 <= near < height:
                continue
            for x in range(left, right + 1):
                if picture[near][x] == old:
                    seeds.append((near, x))
                    break


def main():
    tokens = iter(sys.stdin.read().split())
    take = lambda: int(next(tokens))
    r, c, sr, sc, color = (take() for _ in range(5))
    picture = [[take() for _ in range(c)] for _ in range(r)]
    paint(picture, sr, sc, color)
    print("\n".join(" ".join(map(str, line)) for line in picture))


main()
