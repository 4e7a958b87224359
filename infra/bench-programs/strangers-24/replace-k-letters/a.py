from collections import defaultdict

def character_replacement(s, k):
    count = defaultdict(int)
    most = 0
    left = 0
    for right, ch in enumerate(s):
        count[ch] += 1
        most = max(most, count[ch])
        if right - left + 1 - most > k:
            count[s[left]] -= 1
            left += 1
    return len(s) - left

s = input().strip()
k = int(input())
print(character_replacement(s, k))
