import sys
from collections import OrderedDict


def solve(capacity: int, operations: list[list[str]]) -> list[str]:
    """Takes operations such as ["put", "3", "40"] and ["get", "3"]; returns the results of the gets."""
    entries: list[tuple[str, str]] = []  # from the least to the most recently used
    results = []
    for name, key, *value in operations:
        found = [entry for entry in entries if entry[0] == key]
        if name == "get" and not found:
            results.append("-1")
            continue
        entries = [entry for entry in entries if entry[0] != key]
        if name == "get":
            results.append(found[0][1])
            entries.append(found[0])
        else:
            if len(entries) == capacity:
                del entries[0]
            entries.append((key, value[0]))
    return results


def main() -> None:
    head, *lines = sys.stdin.read().splitlines()
    capacity = int(head.split()[0])
    for result in solve(capacity, [line.split() for line in lines]):
        print(result)


main()
