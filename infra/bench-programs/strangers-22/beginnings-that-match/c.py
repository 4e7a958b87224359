word = input().strip()
pattern = input().strip()
n = len(word)
full = (1 << (n + 1)) - 1
rev = word[::-1]
mask = {c: int(''.join('1' if x == c else '0' for x in rev), 2) for c in set(word)}
S = 1
for p in pattern:
    if p == '*':
        if S:
            S = full ^ ((S & -S) - 1)
    elif p == '?':
        S = (S << 1) & full
    else:
        S = (S & mask.get(p, 0)) << 1
print(bin(S).count('1'))
