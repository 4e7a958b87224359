import sys
sys.setrecursionlimit(10000)

n, *rest = sys.stdin.read().split()
seen = set()
out = []


def shrink(sel):
    key = "".join(sel)
    if key in seen:
        return
    seen.add(key)
    out.append(" ".join(sel) if sel else "-")
    for i in range(len(sel)):
        shrink(sel[:i] + sel[i + 1:])


shrink(rest)
print("\n".join(out))
