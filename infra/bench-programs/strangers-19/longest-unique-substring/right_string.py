import sys
text = sys.stdin.readline().rstrip('\r\n')
part = ''
best = 0
for letter in text:
    place = part.find(letter)
    part = part[place + 1:] + letter
    best = max(best, len(part))
print(best)
