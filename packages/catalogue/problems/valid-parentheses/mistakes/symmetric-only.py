s = input().strip()
pair = {'(': ')', '[': ']', '{': '}'}
def ok(t):
    if not t:
        return True
    n = len(t)
    if n % 2 or t[0] not in pair:
        return False
    if pair[t[0]] == t[-1]:
        return ok(t[1:-1])
    i = t.find(pair[t[0]])
    return i > 0 and ok(t[1:i]) and ok(t[i + 1:])
print('true' if ok(s) else 'false')
