def step(places, sign, word):
    if sign == '*':
        return set(range(min(places), len(word) + 1)) if places else places
    if sign == '?':
        return {p + 1 for p in places if p < len(word)}
    return {p + 1 for p in places if p < len(word) and word[p] == sign}


word = input().strip()
places = {0}
for sign in input().strip():
    places = step(places, sign, word)
print(len(places))
