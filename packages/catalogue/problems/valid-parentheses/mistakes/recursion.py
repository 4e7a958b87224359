s = input().strip()
pair = {'(': ')', '[': ']', '{': '}'}
def parse(i):
    while i < len(s) and s[i] in pair:
        k = parse(i + 1)
        if k < 0 or k >= len(s) or s[k] != pair[s[i]]:
            return -1
        i = k + 1
    return i
print('true' if parse(0) == len(s) else 'false')
