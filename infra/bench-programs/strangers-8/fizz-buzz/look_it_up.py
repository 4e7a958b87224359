n = int(input())


def multiples(d):
    return [d * k for k in range(1, n + 1)]


for i in range(1, n + 1):
    word = ""
    if i in multiples(3):
        word += "Fizz"
    if i in multiples(5):
        word += "Buzz"
    print(word or i)
