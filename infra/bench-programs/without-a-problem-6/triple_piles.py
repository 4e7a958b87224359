import heapq as hq


class Yard:
    """Three piles at a time are pushed together; this costs the size of the new pile."""

    def __init__(self, piles):
        self.heap = list(piles)
        if len(self.heap) % 2 == 0:
            self.heap.append(0)
        hq.heapify(self.heap)

    def cost(self):
        paid = 0
        while len(self.heap) > 1:
            new = hq.heappop(self.heap) + hq.heappop(self.heap) + hq.heappop(self.heap)
            paid += new
            hq.heappush(self.heap, new)
        return paid


n = int(input())
print(Yard(map(int, input().split())).cost())
