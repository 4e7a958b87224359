import sys

# a stack is None or (top, smallest, the stack below)


def run(lines):
    s = None
    for line in lines:
        op = line[:3]
        if op == "pus":
            x = int(line[5:])
            s = (x, x if s is None or x < s[1] else s[1], s)
        elif op == "pop":
            s = s[2]
        elif op == "top":
            yield s[0]
        elif op == "min":
            yield s[1]


sys.stdin.readline()
sys.stdout.writelines(f"{x}\n" for x in run(sys.stdin))
