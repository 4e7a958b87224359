import sys
s = sys.stdin.readline().rstrip('\n')
window, best = '', 0
for ch in s:
    at = window.find(ch)
    window = window[at + 1:] + ch
    best = max(best, len(window))
print(best)
