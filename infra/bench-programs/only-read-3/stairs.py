from sys import stdin


def complete_rows(coins: int) -> int:
    low, high = 0, coins
    while low < high:
        mid = (low + high + 1) >> 1
        if mid * (mid + 1) // 2 <= coins:
            low = mid
        else:
            high = mid - 1
    return low


rows = complete_rows(int(stdin.readline()))
print(rows)
