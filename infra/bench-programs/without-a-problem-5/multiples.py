# sum of all numbers below n which divide by 3 or by 5
n = int(input("")) - 1

def part(k):
    how_many = n // k
    return k * how_many * (how_many + 1) // 2

answer = part(3) + part(5) - part(15)
print(answer)
