"""Writes the numbers down and then overwrites every third, every fifth and every fifteenth."""

n = int(input())
lines = [str(i) for i in range(n + 1)]
for step, word in ((3, "Fizz"), (5, "Buzz"), (15, "FizzBuzz")):
    for i in range(step, n + 1, step):
        lines[i] = word
print("\n".join(lines[1:]))
