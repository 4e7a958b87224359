n = int(input())
for i in range(1, n + 1):
    # all multiples up to n
    fizz = [3 * k for k in range(1, n + 1) if 3 * k <= n]
    buzz = [5 * k for k in range(1, n + 1) if 5 * k <= n]
    if i in fizz and i in buzz:
        print("FizzBuzz")
    elif i in fizz:
        print("Fizz")
    elif i in buzz:
        print("Buzz")
    else:
        print(i)
