a, b, c = map(int, input().split())
sides = [a, b, c]
sides.sort()
if sides[0] + sides[1] <= sides[2]:
    print("not a triangle")
else:
    if sides[0] == sides[2]:
        kind = "equilateral"
    elif sides[0] == sides[1] or sides[1] == sides[2]:
        kind = "isosceles"
    else:
        kind = "scalene"
    left = sides[0] ** 2 + sides[1] ** 2
    right = sides[2] ** 2
    if left == right:
        print("right", kind)
    elif left > right:
        print("acute", kind)
    else:
        print("obtuse", kind)
