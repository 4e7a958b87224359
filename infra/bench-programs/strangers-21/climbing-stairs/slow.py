def climb(left):
    if left < 0:
        return 0
    if left == 0:
        return 1
    return climb(left - 1) + climb(left - 2)


print(climb(int(input())))
