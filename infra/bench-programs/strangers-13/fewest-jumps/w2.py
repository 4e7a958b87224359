def solve(stones):
    goal = len(stones) - 1
    if goal == 0:
        return 0
    jumps = 0
    border = 0
    far = 0
    for i, number in enumerate(stones):
        far = max(far, i + number)
        if far >= goal:
            return jumps + 1
        if number == 0:
            return -1
        if i == border:
            jumps += 1
            border = far


input()
print(solve([int(x) for x in input().split()]))
