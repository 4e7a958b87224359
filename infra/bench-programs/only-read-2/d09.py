from math import hypot, acos, pi, sin

def area():
    x1, y1, r1 = map(float, input().split())
    x2, y2, r2 = map(float, input().split())
    d = hypot(x1 - x2, y1 - y2)
    if d >= r1 + r2:
        return 0.0
    try:
        a = acos((d * d + r1 * r1 - r2 * r2) / (2 * d * r1))
        b = acos((d * d + r2 * r2 - r1 * r1) / (2 * d * r2))
    except (ValueError, ZeroDivisionError):
        return pi * min(r1, r2) ** 2
    return r1 * r1 * (a - sin(2 * a) / 2) + r2 * r2 * (b - sin(2 * b) / 2)

print("%.6f" % area())
