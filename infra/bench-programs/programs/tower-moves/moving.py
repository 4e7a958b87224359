n = int(input())
moves = 0

def move(k, a, b, c):
    global moves
    if k == 0:
        return
    move(k - 1, a, c, b)
    moves += 1
    move(k - 1, c, b, a)

move(n, 1, 3, 2)
print(moves)
