import sys


def steps_to_taller(heights):
    n = len(heights)
    answer = [0] * n
    open_ = []
    for i, h in enumerate(heights):
        while open_ and heights[open_[-1]] < h:
            j = open_.pop()
            answer[j] = i - j
        open_.append(i)
    # second round: those that are still open look past the end of the list
    for i, h in enumerate(heights):
        if open_ and heights[open_[-1]] < h:
            j = open_.pop()
            answer[j] = i + n - j
    return answer


lines = sys.stdin.readlines()
print(*steps_to_taller(list(map(int, lines[1].split()))))
