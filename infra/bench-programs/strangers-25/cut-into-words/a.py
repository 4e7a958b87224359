import sys
text, _, *known = sys.stdin.read().split()
known = set(known)
sizes = sorted({len(w) for w in known})


def fewest():
    frontier, seen, count = [0], bytearray(len(text) + 1), 0
    while frontier:
        if seen[-1]:
            return count
        count += 1
        ahead = []
        for i in frontier:
            for s in sizes:
                j = i + s
                if j > len(text):
                    break
                if not seen[j] and text[i:j] in known:
                    seen[j] = 1
                    ahead.append(j)
        frontier = ahead
    return -1


print(fewest())
