"""Replaces one innermost pair of brackets after another."""

import re
import sys

text = sys.stdin.read().strip()
while "[" in text:
    text = re.sub(r"(\d+)\[([a-z]*)\]", lambda found: int(found.group(1)) * found.group(2), text, count=1)
print(text)
