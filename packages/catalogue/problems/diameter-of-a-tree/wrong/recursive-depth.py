import sys


def solve(parents: list[int]) -> int:
    children = [[] for _ in range(len(parents) + 1)]
    for child, parent in enumerate(parents, 1):
        children[parent].append(child)
    longest = 0

    def depth(node):
        nonlocal longest
        best = 0
        for child in children[node]:
            one = depth(child) + 1
            longest = max(longest, best + one)
            best = max(best, one)
        return best

    depth(children[0][0])
    return longest


def main() -> None:
    _, *parents = map(int, sys.stdin.read().split())
    print(solve(parents))


main()
