from functools import reduce

MOD = 1_000_000_007


def step(state, digit):
    # readings that are complete, that wait after a 1, that wait after a 2
    free, one, two = state
    done = one + (free if digit != "0" else 0) + (two if digit <= "6" else 0)
    return done % MOD, free if digit == "1" else 0, free if digit == "2" else 0


print(reduce(step, input().strip(), (1, 0, 0))[0])
