kept = [c.lower() for c in input() if c.isalnum()]
turned = []
for c in kept:
    turned.insert(0, c)
print("true" if kept == turned else "false")
