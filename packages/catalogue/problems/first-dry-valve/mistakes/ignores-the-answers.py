for exponent in range(50):
    print("?", 2**exponent, flush=True)
    input()
print("!", 2**49, flush=True)
