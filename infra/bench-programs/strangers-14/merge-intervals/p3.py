import sys


def main():
    data = sys.stdin.buffer.read().split()
    # an opening at x is 2x, a closing is 2x+1, so openings come first at the same point
    events = [2 * int(x) for x in data[1::2]] + [2 * int(x) + 1 for x in data[2::2]]
    events.sort()
    open_now = 0
    begin = None
    out = []
    for e in events:
        if e & 1:
            open_now -= 1
            if open_now == 0:
                out.append(f"{begin} {e >> 1}")
        else:
            if open_now == 0:
                begin = e >> 1
            open_now += 1
    print("\n".join(out))


main()
