from itertools import count, cycle, islice

fizz = cycle(['', '', 'Fizz'])
buzz = cycle(['', '', '', '', 'Buzz'])
everything = (f + b or k for f, b, k in zip(fizz, buzz, count(1)))
for word in islice(everything, int(input())):
    print(word)
