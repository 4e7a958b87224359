import re
import sys


def end(code: int, message: str) -> None:
    with open(sys.argv[3] + "judgemessage.txt", "w") as file:
        file.write(message)
    sys.exit(code)


def main() -> None:
    with open(sys.argv[1]) as file:
        first_dry = int(file.read())
    allowed = 2 * first_dry.bit_length()
    asked = 0
    while True:
        line = sys.stdin.readline(100)
        if line == "":
            end(43, "the program ended without an answer")
        found = re.fullmatch(r"\s*([?!])\s*([0-9]{1,16})\s*", line)
        if not found:
            end(43, f"expected '? k' or '! h', got {line.strip()[:40]!r}")
        valve = int(found[2])
        if valve < 1:
            end(43, "the valves begin with 1")
        if found[1] == "!":
            if valve != first_dry:
                end(43, f"valve {valve} is not the first dry one")
            end(42, f"found after {asked} of {allowed} questions")
        asked += 1
        if asked > allowed:
            end(43, f"asked more than {allowed} questions")
        print("dry" if valve >= first_dry else "wet", flush=True)


main()
