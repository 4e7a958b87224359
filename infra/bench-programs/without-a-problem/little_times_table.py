for row in range(1, 11):
    for col in range(1, 11):
        print("%4d" % (row * col), end="")
    print()
