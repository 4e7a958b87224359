import re
import sys

first, _, words = sys.stdin.read().partition("\n")
begin, end = first.split()
_, _, words = words.partition("\n")
words = "\n".join(words.split())


def neighbours(word):
    holes = "|".join(word[:i] + "." + word[i + 1:] for i in range(len(word)))
    return re.findall("^(?:" + holes + ")$", words, re.M)


rung = {begin: 1}
line = [begin]
for word in line:
    for other in neighbours(word):
        if other not in rung:
            rung[other] = rung[word] + 1
            line.append(other)
print(rung.get(end, 0))
