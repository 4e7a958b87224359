from math import isqrt


def lattice_points_on(n: int) -> int:
    """Number of integer pairs (x, y) with x*x + y*y == n."""
    if n == 0:
        return 1
    total = 0
    for x in range(isqrt(n) + 1):
        rest = n - x * x
        y = isqrt(rest)
        if y * y != rest:
            continue
        weight = (1 if x == 0 else 2) * (1 if y == 0 else 2)
        total += weight
    return total


if __name__ == "__main__":
    print(lattice_points_on(int(input())))
