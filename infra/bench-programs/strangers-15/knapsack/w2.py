import sys


def best_value(capacity, chests):
    best = [0] * (capacity + 1)
    for weight, value in chests:
        if weight > capacity:
            break
        better = best[:]
        for room in range(weight, capacity + 1):
            candidate = best[room - weight] + value
            if candidate > better[room]:
                better[room] = candidate
        best = better
    return best[capacity]


def main():
    lines = sys.stdin.read().splitlines()
    n, c = map(int, lines[0].split())
    weights = map(int, lines[1].split())
    values = map(int, lines[2].split())
    print(best_value(c, zip(weights, values)))


main()
