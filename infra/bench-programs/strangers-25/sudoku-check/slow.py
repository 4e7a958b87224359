k = int(input())
size = k * k
grid = []
for _ in range(size):
    grid.append([int(x) for x in input().split()])


def twice(numbers):
    for i in range(len(numbers)):
        if numbers[i] == 0:
            continue
        for j in range(i):
            if numbers[i] == numbers[j]:
                return True
    return False


def wrong():
    for i in range(size):
        if twice(grid[i]):
            return True
        if twice([grid[j][i] for j in range(size)]):
            return True
        top = i // k * k
        left = i % k * k
        if twice([grid[top + a][left + b] for a in range(k) for b in range(k)]):
            return True
    return False


print("false" if wrong() else "true")
