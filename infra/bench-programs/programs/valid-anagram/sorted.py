print("true" if sorted(input()) == sorted(input()) else "false")
