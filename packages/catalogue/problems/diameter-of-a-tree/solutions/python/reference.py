import sys


def solve(parents: list[int]) -> int:
    n = len(parents)
    unfinished = [0] * (n + 1)
    for parent in parents:
        unfinished[parent] += 1
    order = [node for node in range(1, n + 1) if unfinished[node] == 0]
    depth = [0] * (n + 1)
    longest = 0
    for node in order:
        parent = parents[node - 1]
        if parent > 0:
            longest = max(longest, depth[parent] + depth[node] + 1)
            depth[parent] = max(depth[parent], depth[node] + 1)
            unfinished[parent] -= 1
            if unfinished[parent] == 0:
                order.append(parent)
    return longest


def main() -> None:
    _, *parents = map(int, sys.stdin.read().split())
    print(solve(parents))


main()
