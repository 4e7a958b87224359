def ways(steps_left):
    if steps_left < 0:
        return 0
    if steps_left == 0:
        return 1
    return ways(steps_left - 1) + ways(steps_left - 2)

print(ways(int(input())))
