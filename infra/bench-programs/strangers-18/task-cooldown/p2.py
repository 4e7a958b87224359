import sys


def shortest_programme(times, rest):
    # The most frequent jingle builds the frame; all others are put into its gaps.
    times = sorted(times, reverse=True)
    most = times[0]
    silent = (most - 1) * rest
    for t in times[1:]:
        # one play per gap at most; a jingle as frequent as the first
        # has its last play behind the frame
        silent -= min(t, most - 1)
        if silent <= 0:
            silent = 0
            break
    return sum(times) + silent


def main():
    tokens = list(map(int, sys.stdin.read().split()))
    print(shortest_programme(tokens[2:], tokens[1]))


if __name__ == "__main__":
    main()
