n = int(input())
s = '#' + input().strip()
pieces = [0] * (n + 1)
starts = []            # where mirror words that end at the letter before begin
for i in range(1, n + 1):
    ch = s[i]
    grown = [j - 1 for j in starts if s[j - 1] == ch]
    grown.append(i)
    pieces[i] = 1 + min([pieces[j - 1] for j in grown])
    starts = grown
    starts.append(i + 1)   # the empty word between two letters
print(pieces[n] - 1)
