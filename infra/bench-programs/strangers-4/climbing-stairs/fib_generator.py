from itertools import islice

def stairs():
    here, after = 1, 1
    while True:
        yield here
        here, after = after, here + after

n = int(input())
print(next(islice(stairs(), n, None)))
