n = int(input())
for i in range(1, n + 1):
    # divides[d - 1] tells whether d divides i
    divides = [i % d == 0 for d in range(1, max(i, 5) + 1)]
    fizz, buzz = divides[2], divides[4]
    if fizz and buzz:
        print("FizzBuzz")
    elif fizz:
        print("Fizz")
    elif buzz:
        print("Buzz")
    else:
        print(i)
