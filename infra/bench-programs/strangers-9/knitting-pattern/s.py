import re

text = input()
pattern = re.compile(r"(\d+)\[([a-z]+)\]")
while True:
    found = pattern.search(text)
    if found is None:
        break
    text = text[:found.start()] + found.group(2) * int(found.group(1)) + text[found.end():]
print(text)
