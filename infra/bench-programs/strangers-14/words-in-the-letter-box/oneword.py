r, c = map(int, input().split())
grid = [list(input().strip()) for _ in range(r)]
n = int(input())
words = [input().strip() for _ in range(n)]


def search(word, k, i, j):
    if k == len(word):
        return True
    if i < 0 or i >= r or j < 0 or j >= c or grid[i][j] != word[k]:
        return False
    saved = grid[i][j]
    grid[i][j] = ''
    ok = (search(word, k + 1, i + 1, j) or search(word, k + 1, i - 1, j)
          or search(word, k + 1, i, j + 1) or search(word, k + 1, i, j - 1))
    grid[i][j] = saved
    return ok


def exists(word):
    for i in range(r):
        for j in range(c):
            if search(word, 0, i, j):
                return True
    return False


result = sorted(w for w in words if exists(w))
print(len(result))
for w in result:
    print(w)
