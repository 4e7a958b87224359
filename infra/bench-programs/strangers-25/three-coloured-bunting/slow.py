def main():
    line = list(input().strip())
    n = len(line)
    reds = line.count("r")
    whites = line.count("w")
    part = {"r": (0, reds), "w": (reds, reds + whites), "b": (reds + whites, n)}
    wanted = sorted(line, key="rwb".index)

    def find(colour, begin, end):
        for j in range(begin, end):
            if line[j] == colour and wanted[j] != colour:
                return j
        return -1

    swaps = 0
    for i in range(n):
        if line[i] == wanted[i]:
            continue
        # best: a flag that wants to come here and hangs where mine wants to go
        j = find(wanted[i], *part[line[i]])
        if j < 0:
            j = find(wanted[i], i + 1, n)
        line[i], line[j] = line[j], line[i]
        swaps += 1
    print(swaps)


main()
