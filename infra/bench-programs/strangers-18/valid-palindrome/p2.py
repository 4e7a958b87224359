from collections import deque
from string import ascii_letters, digits

good = set(ascii_letters + digits)
line = input()
chars = deque(ch.lower() for ch in line if ch in good)
answer = True
while len(chars) > 1:
    if chars.popleft() != chars.pop():
        answer = False
        break
print(str(answer).lower())
