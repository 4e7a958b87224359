def main():
    s = input().strip()
    k = int(input())
    keep = len(s) - k
    st = []
    pop, push = st.pop, st.append
    for c in s:
        while k and st and st[-1] > c:
            pop()
            k -= 1
        push(c)
    print("".join(st[:keep]).lstrip("0") or "0")


main()
