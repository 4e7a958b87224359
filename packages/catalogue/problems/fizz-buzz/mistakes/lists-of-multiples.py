n = int(input())
for i in range(1, n + 1):
    threes = list(range(3, n + 1, 3))
    fives = [x for x in range(5, n + 1, 5)]
    if i in threes and i in fives:
        print('FizzBuzz')
    elif i in threes:
        print('Fizz')
    elif i in fives:
        print('Buzz')
    else:
        print(i)
