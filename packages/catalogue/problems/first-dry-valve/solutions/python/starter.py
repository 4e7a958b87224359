def is_dry(valve: int) -> bool:
    print(f"? {valve}", flush=True)
    return input() == "dry"


def find_first_dry() -> int:
    # Write your solution here. Ask with is_dry(valve).
    return 1


def main() -> None:
    print(f"! {find_first_dry()}", flush=True)


main()
