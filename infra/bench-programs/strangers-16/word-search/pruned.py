import sys


def main():
    tokens = sys.stdin.read().split()
    r, c = int(tokens[0]), int(tokens[1])
    letters = "".join(tokens[2:2 + r])
    word = tokens[-1]
    near = []
    for i in range(r):
        for j in range(c):
            near.append([a * c + b for a, b in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1))
                         if 0 <= a < r and 0 <= b < c])

    # possible[k]: squares from which word[k:] can be walked if squares may be used again
    last = len(word) - 1
    possible = [set() for _ in word]
    for k in range(last, -1, -1):
        for x, letter in enumerate(letters):
            if letter == word[k] and (k == last or any(y in possible[k + 1] for y in near[x])):
                possible[k].add(x)

    def trace(x, k, used):
        if k == last:
            return True
        used |= 1 << x
        for y in near[x]:
            if y in possible[k + 1] and not used >> y & 1 and trace(y, k + 1, used):
                return True
        return False

    print("true" if any(trace(x, 0, 0) for x in possible[0]) else "false")


main()
