import sys
from collections import OrderedDict


def solve(capacity: int, operations: list[list[str]]) -> list[str]:
    """Takes operations such as ["put", "3", "40"] and ["get", "3"]; returns the results of the gets."""
    cache: OrderedDict[str, str] = OrderedDict()
    results = []
    for name, key, *value in operations:
        if key in cache:
            cache.move_to_end(key)
        if key not in cache and len(cache) == capacity:
            cache.popitem(last=False)
        if name == "get":
            results.append(cache.setdefault(key, "-1"))
        else:
            cache[key] = value[0]
    return results


def main() -> None:
    head, *lines = sys.stdin.read().splitlines()
    capacity = int(head.split()[0])
    for result in solve(capacity, [line.split() for line in lines]):
        print(result)


main()
