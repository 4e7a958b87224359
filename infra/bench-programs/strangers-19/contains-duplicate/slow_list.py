def main():
    n = int(input())
    numbers = list(map(int, input().split()))
    seen = []
    for x in numbers:
        if x in seen:
            print("true")
            return
        seen.append(x)
    print("false")

main()
