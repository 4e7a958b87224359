import sys
from dataclasses import dataclass, field


@dataclass
class Ship:
    limit: int
    loads: dict = field(default_factory=lambda: {0: 0})

    def offer(self, weight, value):
        loads = self.loads
        room = self.limit - weight
        for kg, coins in [item for item in loads.items() if item[0] <= room]:
            heavier = kg + weight
            if coins + value > loads.get(heavier, 0):
                loads[heavier] = coins + value

    @property
    def best(self):
        return max(self.loads.values())


numbers = [int(x) for x in sys.stdin.read().split()]
n, c = numbers[:2]
ship = Ship(c)
for i in range(n):
    ship.offer(numbers[2 + i], numbers[2 + n + i])
print(ship.best)
