def multiple(number, d):
    k = 0
    while k < number:
        k += d
    return k == number


n = int(input())
for i in range(1, n + 1):
    if multiple(i, 3) and multiple(i, 5):
        print("FizzBuzz")
    elif multiple(i, 3):
        print("Fizz")
    elif multiple(i, 5):
        print("Buzz")
    else:
        print(i)
