def is_dry(valve: int) -> bool:
    print(f"? {valve}", flush=True)
    return input() == "dry"


def main() -> None:
    high = 1
    while not is_dry(high):
        high *= 2
    low = high // 2
    while high - low > 1:
        middle = (low + high) // 2
        if is_dry(middle):
            high = middle
        else:
            low = middle
    print(f"! {high}", flush=True)


main()
