import sys
from bisect import bisect_right
from collections import defaultdict


class Board:
    def __init__(self) -> None:
        self.times: dict[str, list[int]] = defaultdict(list)
        self.numbers: dict[str, list[int]] = defaultdict(list)

    def set(self, time: int, name: str, number: int) -> None:
        self.times[name].append(time)
        self.numbers[name].append(number)

    def get(self, time: int, name: str) -> int | None:
        """Returns None if the board said nothing."""
        behind = bisect_right(self.times[name], time) if self.times[name] and time <= self.times[name][-1] else 0
        return self.numbers[name][behind - 1] if behind > 0 else None


def main() -> None:
    board = Board()
    answers = []
    for line in sys.stdin.read().splitlines()[1:]:
        kind, time, name, *number = line.split()
        if kind == "set":
            board.set(int(time), name, int(number[0]))
        else:
            answer = board.get(int(time), name)
            answers.append("none" if answer is None else str(answer))
    print("\n".join(answers))


main()
