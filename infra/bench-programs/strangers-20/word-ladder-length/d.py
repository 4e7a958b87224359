import sys


def main():
    data = sys.stdin.read().split()
    begin, end = data[0], data[1]
    words = sorted(set(data[3:]))
    if end not in words:
        return 0
    if begin not in words:
        words.append(begin)
    n, l = len(words), len(begin)

    # sorting without one letter brings the neighbours together
    teams = []                       # lists of words that differ in one place only
    member = [[] for _ in range(n)]  # word -> its teams
    for p in range(l):
        cut = [w[:p] + w[p + 1:] for w in words]
        order = sorted(range(n), key=cut.__getitem__)
        last = None
        for i in order:
            if cut[i] != last:
                last = cut[i]
                teams.append([])
            teams[-1].append(i)
            member[i].append(len(teams) - 1)

    goal = words.index(end)
    seen = [False] * n
    front = [words.index(begin)]
    seen[front[0]] = True
    steps = 1
    while front:
        if seen[goal]:
            return steps
        nxt = []
        for i in front:
            for t in member[i]:
                for j in teams[t]:
                    if not seen[j]:
                        seen[j] = True
                        nxt.append(j)
                teams[t] = ()
        front = nxt
        steps += 1
    return 0


print(main())
