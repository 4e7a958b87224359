import sys
def f(i):
    if i == 0:
        return
    f(i - 1)
    print('Fizz' * (i % 3 == 0) + 'Buzz' * (i % 5 == 0) or i)
f(int(input()))
