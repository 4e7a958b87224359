from string import ascii_lowercase as letters

s, t = input(), input()
print("true" if all(s.count(x) == t.count(x) for x in letters) else "false")
