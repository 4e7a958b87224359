import re
import sys

s = re.sub("[^a-z0-9]", "", sys.stdin.readline().lower())
print("true" if s == s[::-1] else "false")
