def main():
    text = input().strip()
    input()
    known = set(input().split())
    sizes = sorted({len(w) for w in known}, reverse=True)
    n = len(text)
    seen = bytearray(n + 1)
    seen[0] = 1
    frontier = [0]
    count = 0
    while frontier:
        if seen[n]:
            return count
        count += 1
        following = []
        for i in frontier:
            for s in sizes:
                j = i + s
                if j <= n and not seen[j] and text[i:j] in known:
                    seen[j] = 1
                    following.append(j)
        frontier = following
    return -1


print(main())
