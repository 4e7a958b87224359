import sys

# In level order the mirror image is just every level read backwards.
k, *tokens = sys.stdin.read().split()
at, width, out = 0, 1, []
while at < len(tokens):
    level = tokens[at:at + width]
    at += width
    level += ["null"] * (width - len(level))   # those left out at the end
    out += reversed(level)
    width = 2 * (width - level.count("null"))
while out and out[-1] == "null":
    out.pop()
print(len(out))
print(*out)
