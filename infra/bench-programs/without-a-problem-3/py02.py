import sys
from collections import Counter

words = Counter()
longest = ""
for line in sys.stdin:
    for word in line.split():
        word = word.lower()
        words[word] += 1
        if len(word) > len(longest):
            longest = word

top = max(words.values())
chosen = [w for w, c in words.items() if c == top]
print(min(chosen), top)
print(longest)
print(sum(1 for c in words.values() if c == 1))
