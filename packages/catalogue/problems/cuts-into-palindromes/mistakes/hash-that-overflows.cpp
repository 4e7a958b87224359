#include <bits/stdc++.h>
using namespace std;

typedef unsigned long long ull;
const ull BASE = 131;

int main() {
    int n;
    string s;
    cin >> n >> s;
    vector<ull> power(n + 1, 1), there(n + 1), back(n + 2);
    for (int i = 0; i < n; i++) {
        power[i + 1] = power[i] * BASE;
        there[i + 1] = there[i] * BASE + s[i];
    }
    for (int i = n - 1; i >= 0; i--) back[i] = back[i + 1] * BASE + s[i];
    auto mirror = [&](int from, int to) {
        return there[to] - there[from] * power[to - from] == back[from] - back[to] * power[to - from];
    };
    vector<int> cuts(n + 1, n);
    cuts[0] = -1;
    for (int to = 1; to <= n; to++)
        for (int from = 0; from < to; from++)
            if (mirror(from, to)) cuts[to] = min(cuts[to], cuts[from] + 1);
    cout << cuts[n] << "\n";
}
