def main():
    n = int(input())
    temp = list(map(int, input().split()))
    wait = [0] * n
    # from the back; jump along the answers that are already known
    for day in range(n - 2, -1, -1):
        here = temp[day]
        other = day + 1
        while temp[other] <= here:
            if wait[other] == 0:
                other = day
                break
            other += wait[other]
        wait[day] = other - day
    print(" ".join(map(str, wait)))

main()
