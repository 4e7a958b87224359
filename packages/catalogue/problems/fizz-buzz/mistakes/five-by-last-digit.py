n = int(input())
for i in range(1, n + 1):
    if i % 15 == 0:
        print('FizzBuzz')
    elif i % 3 == 0:
        print('Fizz')
    elif str(i)[-1] == "5" or i % 10 == 0 and i < 100:
        print('Buzz')
    else:
        print(i)
