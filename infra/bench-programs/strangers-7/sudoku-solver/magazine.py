def group_ok(group):
    digits = []
    for sign in group:
        if sign != ".":
            if sign in digits:
                return False
            digits.append(sign)
    return True


def board_ok(board):
    for i in range(9):
        if not group_ok(board[i]):
            return False
        column = []
        for j in range(9):
            column.append(board[j][i])
        if not group_ok(column):
            return False
        box = []
        for j in range(9):
            box.append(board[i // 3 * 3 + j // 3][i % 3 * 3 + j % 3])
        if not group_ok(box):
            return False
    return True


def fill(board, number):
    if number == 81:
        return True
    row = number // 9
    column = number % 9
    if board[row][column] != ".":
        return fill(board, number + 1)
    for digit in "123456789":
        board[row][column] = digit
        if board_ok(board):
            if fill(board, number + 1):
                return True
    board[row][column] = "."
    return False


t = int(input())
for k in range(t):
    board = []
    for i in range(9):
        board.append(list(input().strip()))
    fill(board, 0)
    for row in board:
        print("".join(row))
