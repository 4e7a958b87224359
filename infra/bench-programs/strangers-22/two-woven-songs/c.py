import sys


def woven(a, b, heard):
    if len(a) + len(b) != len(heard):
        return False
    mask_a, mask_b = {}, {}
    for i, x in enumerate(a):
        mask_a[x] = mask_a.get(x, 0) | 1 << i
    for i, x in enumerate(reversed(b)):
        mask_b[x] = mask_b.get(x, 0) | 1 << i
    # bit i of now: i notes of a are sung, the others are of b
    now = 1
    for t, x in enumerate(heard):
        shift = t - len(b) + 1
        of_b = mask_b.get(x, 0)
        of_b = of_b << shift if shift >= 0 else of_b >> -shift
        now = (now & mask_a.get(x, 0)) << 1 | now & of_b
        if not now:
            return False
    return True


lines = sys.stdin.read().split("\n") + [""] * 3
for t in range(int(lines[0])):
    print(str(woven(*lines[3 * t + 1:3 * t + 4])).lower())
