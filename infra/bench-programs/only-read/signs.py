# put +, - or nothing (skip) before each number so that the result is the goal
import sys
sys.setrecursionlimit(1000)

goal = int(input())
numbers = list(map(int, input().split()))
found = []


def attempt(index, value, text):
    if index == len(numbers):
        if value == goal:
            found.append(text)
        return
    x = numbers[index]
    attempt(index + 1, value + x, text + "+")
    attempt(index + 1, value - x, text + "-")
    attempt(index + 1, value, text + ".")


attempt(0, 0, "")
print(len(found))
if len(found) > 0:
    print(min(found))
