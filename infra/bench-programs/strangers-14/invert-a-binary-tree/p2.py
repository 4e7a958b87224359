import sys

# The mirror image of a level is simply the level read backwards.
tokens = sys.stdin.read().split()[1:]
out = []
start, width = 0, 1
while start < len(tokens):
    level = tokens[start:start + width]
    level += ["null"] * (width - len(level))
    out += level[::-1]
    start += width
    width = 2 * (width - level.count("null"))
while out and out[-1] == "null":
    out.pop()
print(len(out))
print(*out)
