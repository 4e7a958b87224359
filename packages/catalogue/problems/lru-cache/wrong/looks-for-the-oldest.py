import sys
from collections import OrderedDict


def solve(capacity: int, operations: list[list[str]]) -> list[str]:
    """Takes operations such as ["put", "3", "40"] and ["get", "3"]; returns the results of the gets."""
    cache: dict[str, str] = {}
    last_use: dict[str, int] = {}
    results = []
    for now, (name, key, *value) in enumerate(operations):
        if name == "get":
            results.append(cache.get(key, "-1"))
        else:
            if key not in cache and len(cache) == capacity:
                oldest = min(cache, key=last_use.__getitem__)
                del cache[oldest]
            cache[key] = value[0]
        last_use[key] = now
    return results


def main() -> None:
    head, *lines = sys.stdin.read().splitlines()
    capacity = int(head.split()[0])
    for result in solve(capacity, [line.split() for line in lines]):
        print(result)


main()
