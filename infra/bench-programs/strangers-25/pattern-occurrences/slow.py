text = input().strip()
figure = input().strip()
n, m = len(text), len(figure)
print(sum(text[i:i + m] == figure for i in range(n - m + 1)))
