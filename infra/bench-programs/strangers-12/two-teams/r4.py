"""Groups of children are merged, the smaller one always moves to the larger one
(and changes sides if necessary). The quarrels that merged groups form a forest,
in which an odd circle is found as the path between the two ends of a bad quarrel."""
import sys
from collections import deque


class Playground:
    def __init__(self, n):
        self.group = list(range(n))
        self.team = [False] * n
        self.members = [[i] for i in range(n)]
        self.joined = [[] for _ in range(n)]

    def quarrel(self, a, b):
        """Returns False if a and b are doomed to be in the same team."""
        ga, gb = self.group[a], self.group[b]
        if ga == gb:
            return self.team[a] != self.team[b]
        self.joined[a].append(b)
        self.joined[b].append(a)
        if len(self.members[ga]) < len(self.members[gb]):
            ga, gb = gb, ga
        flip = self.team[a] == self.team[b]
        for child in self.members[gb]:
            self.group[child] = ga
            self.team[child] ^= flip
        self.members[ga].extend(self.members[gb])
        self.members[gb] = []
        return True

    def path(self, a, b):
        came_from = {a: a}
        todo = deque([a])
        while b not in came_from:
            u = todo.popleft()
            for v in self.joined[u]:
                if v not in came_from:
                    came_from[v] = u
                    todo.append(v)
        result = [b]
        while result[-1] != a:
            result.append(came_from[result[-1]])
        return result


def main():
    n, m = map(int, sys.stdin.readline().split())
    ground = Playground(n)
    for _ in range(m):
        a, b = map(int, sys.stdin.readline().split())
        if not ground.quarrel(a - 1, b - 1):
            ring = ground.path(a - 1, b - 1)
            print("circle")
            print(len(ring))
            print(*(x + 1 for x in ring))
            return
    print("teams")
    print("".join("B" if t else "A" for t in ground.team))


main()
