s = input()
begin = best = 0
for end, ch in enumerate(s):
    # where does ch stand in the part so far?
    twin = s.rfind(ch, begin, end)
    if twin >= 0:
        begin = twin + 1
    best = max(best, end + 1 - begin)
print(best)
