from itertools import combinations


def one_apart(x, y):
    return sum(a != b for a, b in zip(x, y)) == 1


begin, end = input().split()
words = {input().strip() for _ in range(int(input()))}
targets = set(words)
words.add(begin)

neighbours = {w: [] for w in words}
for x, y in combinations(words, 2):
    if one_apart(x, y):
        neighbours[x].append(y)
        neighbours[y].append(x)

level = [begin]
seen = {begin}
length = 1
answer = 0
while level and not answer:
    if end in level and end in targets:
        answer = length
    following = []
    for w in level:
        for x in neighbours[w]:
            if x not in seen:
                seen.add(x)
                following.append(x)
    level = following
    length += 1
print(answer)
