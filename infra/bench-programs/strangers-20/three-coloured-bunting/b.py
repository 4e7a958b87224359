s = input().strip()
r, w = s.count('r'), s.count('w')
red, white, blue = s[:r], s[r:r + w], s[r + w:]
print(len(red) - red.count('r') + max(white.count('b'), blue.count('w')))
