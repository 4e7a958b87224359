n = int(input())
inside = []
warnings = 0
biggest = 0
for i in range(n):
    action, name = input().split()
    if action == "IN":
        if name in inside:
            warnings = warnings + 1
        else:
            inside.append(name)
            if len(inside) > biggest:
                biggest = len(inside)
    else:
        if name in inside:
            inside.remove(name)
        else:
            warnings = warnings + 1
print("still inside:", len(inside))
for name in inside:
    print("-", name)
print("biggest party:", biggest)
print("warnings:", warnings)
