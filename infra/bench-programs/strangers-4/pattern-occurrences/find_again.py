text = input().strip()
figure = input().strip()
times = 0
at = text.find(figure)
while at != -1:
    times += 1
    at = text.find(figure, at + 1)
print(times)
