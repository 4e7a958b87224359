from bisect import bisect_left, bisect_right

book = []
for _ in range(int(input())):
    op, w = input().split()
    i = bisect_left(book, w)
    if op == 'add':
        if i == len(book) or book[i] != w:
            book.insert(i, w)
    elif op == 'has':
        print('true' if i < len(book) and book[i] == w else 'false')
    else:
        j = bisect_right(book, w)
        print('true' if j < len(book) and book[j].startswith(w) else 'false')
