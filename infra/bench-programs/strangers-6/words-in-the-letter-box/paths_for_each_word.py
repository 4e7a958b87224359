def main():
    r, c = map(int, input().split())
    box = {}
    for i in range(r):
        for j, letter in enumerate(input().strip()):
            box[i, j] = letter

    def beside(square):
        i, j = square
        return (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)

    def can_be_made(word):
        paths = [(square,) for square in box if box[square] == word[0]]
        for letter in word[1:]:
            paths = [
                path + (square,)
                for path in paths
                for square in beside(path[-1])
                if box.get(square) == letter and square not in path
            ]
        return bool(paths)

    words = [input().strip() for _ in range(int(input()))]
    made = sorted(filter(can_be_made, words))
    print(len(made), *made, sep="\n")


main()
