s, t = input().strip(), input().strip()
print('true' if len(s) == len(t) and set(s) == set(t) else 'false')
