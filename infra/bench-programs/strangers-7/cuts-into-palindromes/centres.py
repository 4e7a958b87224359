def main():
    n = int(input())
    s = input().strip()
    cuts = list(range(-1, n))
    for mid in range(n):
        for right in (mid, mid + 1):
            left = mid
            while left >= 0 and right < n and s[left] == s[right]:
                if cuts[left] + 1 < cuts[right + 1]:
                    cuts[right + 1] = cuts[left] + 1
                left -= 1
                right += 1
    print(cuts[n])


main()
