from functools import reduce


def day(state, price):
    idle, holding, tired = state
    return max(idle, tired), max(holding, idle - price), holding + price


def main():
    input()
    prices = map(int, input().split())
    idle, _, tired = reduce(day, prices, (0, -10**18, -10**18))
    print(max(idle, tired))


main()
