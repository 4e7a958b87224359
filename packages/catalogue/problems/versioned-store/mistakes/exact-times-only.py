import sys


class Board:
    def __init__(self) -> None:
        self.numbers = {}

    def set(self, time: int, name: str, number: int) -> None:
        self.numbers[name, time] = number

    def get(self, time: int, name: str) -> int | None:
        return self.numbers.get((name, time))


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
