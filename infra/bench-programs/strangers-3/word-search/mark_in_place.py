r, c = map(int, input().split())
g = [list(input().strip()) for _ in range(r)]
word = input().strip()

def trace(i, j, k):
    if k == len(word):
        return True
    if i < 0 or j < 0 or i >= r or j >= c or g[i][j] != word[k]:
        return False
    g[i][j] = None
    ok = trace(i + 1, j, k + 1) or trace(i - 1, j, k + 1) or trace(i, j + 1, k + 1) or trace(i, j - 1, k + 1)
    g[i][j] = word[k]
    return ok

print("true" if any(trace(i, j, 0) for i in range(r) for j in range(c)) else "false")
