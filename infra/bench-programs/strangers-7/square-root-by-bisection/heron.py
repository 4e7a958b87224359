def approximations(x):
    """Heron's rectangles: ever more like a square."""
    side = max(x, 1.0)
    while True:
        yield side
        side = (side + x / side) / 2


def root(x):
    steps = approximations(x)
    old = next(steps)
    for new in steps:
        if old - new < 1e-9:
            return new
        old = new


print("%.10f" % root(float(input())))
