def heron(x):
    """Yields better and better roots from above."""
    guess = x if x > 1 else 1.0
    while True:
        yield guess
        better = (guess + x / guess) / 2
        if better >= guess:
            return
        guess = better


x = float(input())
last = 0.0
if x > 0:
    for last in heron(x):
        pass
print("%.9f" % last)
