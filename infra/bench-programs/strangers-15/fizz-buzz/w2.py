def digit_sum(x):
    return sum(int(d) for d in str(x))


def divisible_by_three(x):
    s = digit_sum(x)
    return s in (3, 6, 9)


def divisible_by_five(x):
    return str(x)[-1] in "05"


def word(x):
    text = ""
    if divisible_by_three(x):
        text += "Fizz"
    if divisible_by_five(x):
        text += "Buzz"
    return text or str(x)


n = int(input())
for number in range(1, n + 1):
    print(word(number))
