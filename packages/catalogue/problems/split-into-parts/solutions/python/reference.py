import sys
from bisect import bisect_right
from itertools import accumulate


def solve(lengths: list[int], k: int) -> int:
    ends = list(accumulate(lengths))

    def fits(limit: int) -> bool:
        """Each disc ends at the last scene whose prefix sum is within reach."""
        placed = 0
        for _ in range(k):
            at = bisect_right(ends, placed + limit)
            if at == len(ends):
                return True
            placed = ends[at - 1]
        return False

    def fits_scene_by_scene(limit: int) -> bool:
        discs = 1
        used = 0
        for length in lengths:
            used += length
            if used > limit:
                discs += 1
                used = length
        return discs <= k

    # Searching for the ends pays only where discs hold many scenes.
    enough = fits if 20 * k < len(lengths) else fits_scene_by_scene
    low, high = max(lengths), ends[-1]
    while low < high:
        limit = (low + high) // 2
        if enough(limit):
            high = limit
        else:
            low = limit + 1
    return low


def main() -> None:
    _, k, *lengths = map(int, sys.stdin.read().split())
    print(solve(lengths, k))


main()
