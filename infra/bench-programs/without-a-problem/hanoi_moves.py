moves = []

def hanoi(k, a, b, c):
    if k == 0:
        return
    hanoi(k - 1, a, c, b)
    moves.append(a + ">" + c)
    hanoi(k - 1, b, a, c)

hanoi(int(input()), "L", "M", "R")
print(len(moves))
print(*moves)
