input()
s = input().strip()
cuts = [-1]
odd_even = []           # starts of all mirror words that end at the letter before
for i, ch in enumerate(s):
    grown = [k - 1 for k in odd_even if k and s[k - 1] == ch]
    grown.append(i)
    odd_even = grown
    cuts.append(1 + min([cuts[k] for k in grown]))
    # an empty word between letter i and i+1 is the seed of the even ones
    odd_even.append(i + 1)
print(cuts[-1])
