import re
import sys

found = re.findall(r"(-?\d+)\s*,\s*(-?\d+)\s*->\s*(-?\d+)\s*,\s*(-?\d+)", sys.stdin.read())
(a, b, c, d), (e, f, g, h) = [tuple(map(int, t)) for t in found[:2]]
a, c = sorted((a, c))
b, d = sorted((b, d))
e, g = sorted((e, g))
f, h = sorted((f, h))
wide = max(0, min(c, g) - max(a, e))
high = max(0, min(d, h) - max(b, f))
both = wide * high
print(both, (c - a) * (d - b) + (g - e) * (h - f) - both)
