n, a = input(), input().split(); print(str(len(set(map(int, a))) < len(a)).lower())
