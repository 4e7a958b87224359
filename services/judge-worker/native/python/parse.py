"""Says of one source after the other whether Python can compile it.

A question on standard input is a big-endian u32 length and the source. The answer on standard output is the length 1 and
one byte: 1 when the source compiles. No source is run. With the argument "once" it answers one question.
"""

import sys
import warnings

warnings.simplefilter("ignore")
questions, answers = sys.stdin.buffer, sys.stdout.buffer


def read_exactly(length):
    data = questions.read(length)
    if len(data) < length:
        sys.exit()
    return data


while True:
    source = read_exactly(int.from_bytes(read_exactly(4), "big"))
    try:
        compile(source, "/box/main.py", "exec", dont_inherit=True)
        compiles = 1
    except BaseException:
        compiles = 0
    answers.write(bytes((0, 0, 0, 1, compiles)))
    answers.flush()
    if sys.argv[1:] == ["once"]:
        break
