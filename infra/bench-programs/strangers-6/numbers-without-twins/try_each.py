def main():
    a, b = map(int, input().split())
    good = 0
    door = a
    while door <= b:
        rest, last = divmod(door, 10)
        while rest:
            rest, digit = divmod(rest, 10)
            if digit == last:
                break
            last = digit
        else:
            good += 1
        door += 1
    print(good)


if __name__ == "__main__":
    main()
