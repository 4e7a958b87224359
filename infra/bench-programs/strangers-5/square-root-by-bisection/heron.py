def heron(x):
    guess = max(x, 1.0)
    while True:
        yield guess
        guess = (guess + x / guess) / 2


last = None
for g in heron(float(input())):
    if last is not None and last - g < 1e-8:
        print(f"{g:.10f}")
        break
    last = g
