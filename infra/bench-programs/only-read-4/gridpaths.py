n = int(input())
A = [list(map(int, input().split())) for _ in range(n)]

def times(X, Y):
    columns = list(zip(*Y))
    return [[sum(x * y for x, y in zip(row, col)) for col in columns] for row in X]

S = times(A, A)
print(sum(S[i][i] for i in range(n)), max(map(max, S)))
