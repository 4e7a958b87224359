import heapq
import sys

class Ward:
    def __init__(self):
        self.heap = []
        self.gone = set()
        self.clock = 0

    def arrive(self, name, urgency):
        self.clock += 1
        heapq.heappush(self.heap, (-int(urgency), self.clock, name))

    def leave(self, name):
        self.gone.add(name)

    def next(self):
        while self.heap:
            _, _, name = heapq.heappop(self.heap)
            if name not in self.gone:
                self.gone.add(name)
                return name
        return "nobody"

ward = Ward()
out = []
rows = iter(sys.stdin)
for _ in range(int(next(rows))):
    verb, *rest = next(rows).split()
    if verb == "ARRIVE":
        ward.arrive(*rest)
    elif verb == "LEAVE":
        ward.leave(*rest)
    else:
        out.append(ward.next())
print("\n".join(out) or "-")
