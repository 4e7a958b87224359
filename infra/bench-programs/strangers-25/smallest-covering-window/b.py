from collections import Counter, deque

s = input().strip()
t = input().strip()

# of every needed letter the places of its last occurrences, just as many as needed
recent = {ch: deque([-1] * m, maxlen=m) for ch, m in Counter(t).items()}
oldest = dict.fromkeys(recent, -1)
width, begin = len(s) + 1, -1
for end, ch in enumerate(s):
    if ch in recent:
        recent[ch].append(end)
        oldest[ch] = recent[ch][0]
        i = min(oldest.values())
        if i >= 0 and end - i + 1 < width:
            width, begin = end - i + 1, i
print(s[begin:begin + width] if begin >= 0 else 'none')
