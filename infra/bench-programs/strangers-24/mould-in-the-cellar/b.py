import sys

rows = sys.stdin.read().split()[2:]
cells = {complex(j, i): ch for i, row in enumerate(rows) for j, ch in enumerate(row) if ch != "."}
wave = {z for z, ch in cells.items() if ch == "x"}
fresh = {z for z, ch in cells.items() if ch == "o"}
night = 0
while wave and fresh:
    wave = {z + d for z in wave for d in (1, -1, 1j, -1j)} & fresh if len(wave) < len(fresh) else \
           {q for z in wave for q in (z + 1, z - 1, z + 1j, z - 1j) if q in fresh}
    fresh -= wave
    night += bool(wave)
print(-1 if fresh else night)
