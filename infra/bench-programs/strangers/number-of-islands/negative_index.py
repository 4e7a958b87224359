import sys
from collections import deque

def main():
    lines = sys.stdin.read().split()
    rows, cols = int(lines[0]), int(lines[1])
    karte = [list(z) for z in lines[2:]]
    inseln = 0
    for y in range(rows):
        for x in range(cols):
            if karte[y][x] == '1':
                inseln += 1
                karte[y][x] = '#'
                schlange = deque([(y, x)])
                while schlange:
                    a, b = schlange.popleft()
                    for p, q in [(a - 1, b), (a + 1, b), (a, b - 1), (a, b + 1)]:
                        if p < rows and q < cols and karte[p][q] == '1':
                            karte[p][q] = '#'
                            schlange.append((p, q))
    print(inseln)

main()
