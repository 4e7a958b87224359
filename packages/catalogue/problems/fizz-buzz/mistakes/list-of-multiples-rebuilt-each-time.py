def multiples(k, n):
    return [x for x in range(1, n + 1) if x % k == 0]


n = int(input())
for i in range(1, n + 1):
    if i in multiples(3, n) and i in multiples(5, n):
        print("FizzBuzz")
    elif i in multiples(3, n):
        print("Fizz")
    elif i in multiples(5, n):
        print("Buzz")
    else:
        print(i)
