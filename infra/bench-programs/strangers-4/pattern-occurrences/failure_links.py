import sys

def occurrences(text, figure):
    back = [0]

    def step(state, ch):
        while state and (state == len(figure) or figure[state] != ch):
            state = back[state - 1]
        return state + (figure[state] == ch)

    for ch in figure[1:]:
        back.append(step(back[-1], ch))
    state = total = 0
    for ch in text:
        state = step(state, ch)
        total += state == len(figure)
    return total

print(occurrences(*sys.stdin.read().split()))
