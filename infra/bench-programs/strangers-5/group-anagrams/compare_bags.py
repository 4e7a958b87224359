from collections import Counter

groups = []
for _ in range(int(input())):
    word = input().strip()
    bag = Counter(word)
    for letters, members in groups:
        if letters == bag:
            members.append(word)
            break
    else:
        groups.append((bag, [word]))

for _, members in groups:
    print(' '.join(members))
