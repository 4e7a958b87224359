s = input().strip()
while "()" in s or "[]" in s or "{}" in s:
    s = s.replace("()", "").replace("[]", "").replace("{}", "")
print("true" if s == "" else "false")
