def main():
    n, target = map(int, input().split())
    a = [int(x) for x in input().split()]
    order = sorted(range(n), key=a.__getitem__)
    left, right = 0, n - 1
    while left < right:
        s = a[order[left]] + a[order[right]]
        if s < target:
            left += 1
        elif s > target:
            right -= 1
        else:
            print(*sorted((order[left], order[right])))
            return


main()
