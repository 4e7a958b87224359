import sys

sys.stdin.readline()
where = {v: str(i) for i, v in enumerate(sys.stdin.readline().split())}
print("\n".join(where.get(v, "-1") for v in sys.stdin.readline().split()))
