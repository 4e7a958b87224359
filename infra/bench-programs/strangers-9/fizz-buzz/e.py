import sys


def divides(d, x, n):
    found = False
    for factor in range(1, n + 1):
        if d * factor == x:
            found = True
    return found


def main():
    n = int(sys.stdin.readline())
    for x in range(1, n + 1):
        fizz = divides(3, x, n)
        buzz = divides(5, x, n)
        if fizz and buzz:
            print("FizzBuzz")
        elif fizz:
            print("Fizz")
        elif buzz:
            print("Buzz")
        else:
            print(x)


main()
