word = input().strip()
pattern = input().strip()

fixed = pattern.replace('*', '')
size = len(fixed)
stay = ['0'] * (size + 1)
seen = 0
for sign in pattern:
    if sign == '*':
        stay[seen] = '1'
    else:
        seen += 1
LOOP = int(''.join(reversed(stay)), 2)

STEP = {}
backwards = fixed[::-1]
for letter in set(word):
    bits = ''.join('1' if s == letter or s == '?' else '0' for s in backwards)
    STEP[letter] = int(bits or '0', 2)

states = 1
goal = size
hits = states >> goal & 1
for letter in word:
    states = (states & STEP[letter]) << 1 | states & LOOP
    hits += states >> goal & 1
print(hits)
