def rabbits(month):
    if month <= 2:
        return 1
    return rabbits(month - 1) + rabbits(month - 2)

print(rabbits(int(input("") )))
