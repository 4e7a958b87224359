n, k = map(int, input().split())
scenes = tuple(map(int, input().split()))
longest = max(scenes)


def too_small(capacity):
    if capacity < longest:
        return True
    used, left = 0, 0
    for s in scenes:
        left -= s
        if left < 0:
            used += 1
            if used > k:
                return True
            left = capacity - s
    return False


def grow(value, bit):
    """largest capacity that is too small, found digit by digit"""
    if not bit:
        return value
    return grow(value | bit if too_small(value | bit) else value, bit >> 1)


print(grow(0, 1 << sum(scenes).bit_length()) + 1)
