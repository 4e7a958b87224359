def queens(n):
    everything = (1 << n) - 1

    def place(columns, left, right):
        if columns == everything:
            return 1
        found = 0
        options = everything & ~columns & ~left & ~right
        while options:
            spot = options & -options
            options -= spot
            found += place(columns | spot, (left | spot) << 1, spot >> 1)
        return found

    return place(0, 0, 0)


print(queens(int(input())))
