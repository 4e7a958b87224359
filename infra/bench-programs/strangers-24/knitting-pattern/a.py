import re
import sys

pattern = sys.stdin.readline().strip()
outer = []
here = []
for tok in re.findall(r"\d+|[a-z]+|\]", pattern):
    if tok == "]":
        piece = "".join(here)
        here, times = outer.pop()
        here.append(piece * times)
    elif tok[0] <= "9":
        outer.append((here, int(tok)))
        here = []
    else:
        here.append(tok)
print("".join(here))
