def z_function(s):
    n = len(s)
    z = [0] * n
    l = r = 0
    for i in range(1, n):
        k = 0
        if i < r:
            k = min(r - i, z[i - l])
        while i + k < n and s[k] == s[i + k]:
            k += 1
        z[i] = k
        if i + k > r:
            l, r = i, i + k
    return z


text = input().strip()
figure = input().strip()
m = len(figure)
z = z_function(figure + text)
print(sum(1 for length in z[m:] if length == m))
