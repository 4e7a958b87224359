n = int(input())
page = list(map(str, range(n + 1)))
for step, word in (3, "Fizz"), (5, "Buzz"), (15, "FizzBuzz"):
    page[::step] = [word] * len(page[::step])
print(*page[1:], sep="\n")
