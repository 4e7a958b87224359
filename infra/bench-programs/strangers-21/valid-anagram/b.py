print(str(sorted(input().strip()) == sorted(input().strip())).lower())
