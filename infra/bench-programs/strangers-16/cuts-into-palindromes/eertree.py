# palindromic tree with series links
def main():
    n = int(input())
    s = "#" + input().strip()
    n = len(s) - 1
    INF = 10 ** 9
    length = [-1, 0]        # node 0: imaginary, node 1: empty
    link = [0, 0]
    nxt = [{}, {}]
    diff = [0, 0]
    slink = [1, 1]
    ans = [0] * (n + 1)
    series = [INF, INF]
    last = 1
    for i in range(1, n + 1):
        ch = s[i]
        cur = last
        while s[i - length[cur] - 1] != ch:
            cur = link[cur]
        if ch not in nxt[cur]:
            node = len(length)
            length.append(length[cur] + 2)
            if length[node] == 1:
                suffix = 1
            else:
                k = link[cur]
                while s[i - length[k] - 1] != ch:
                    k = link[k]
                suffix = nxt[k][ch]
            link.append(suffix)
            nxt.append({})
            nxt[cur][ch] = node
            d = length[node] - length[suffix]
            diff.append(d)
            slink.append(slink[suffix] if d == diff[suffix] else suffix)
            series.append(INF)
        last = nxt[cur][ch]
        best = INF
        v = last
        while length[v] > 0:
            series[v] = ans[i - length[slink[v]] - diff[v]]
            if diff[v] == diff[link[v]]:
                series[v] = min(series[v], series[link[v]])
            best = min(best, series[v] + 1)
            v = slink[v]
        ans[i] = best
    print(ans[n] - 1)


main()
