def square_root(x):
    low = 0.0
    high = max(1.0, x)
    mid = (low + high) / 2
    for _ in range(200):
        mid = (low + high) / 2
        difference = mid * mid - x
        if abs(difference) < 1e-6:
            break
        if difference > 0:
            high = mid
        else:
            low = mid
    return mid


print(f"{square_root(float(input())):.10f}")
