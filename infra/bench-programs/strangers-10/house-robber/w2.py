from itertools import islice


def rob(amounts):
    """Best haul of a lane, one house after the other."""
    before = 0      # best among all houses up to two back
    with_last = 0   # best that includes the house just seen
    for amount in amounts:
        new = before + amount
        before = max(before, with_last)
        with_last = new
    return with_last


n = int(input())
print(rob(islice(map(int, input().split()), n)))
