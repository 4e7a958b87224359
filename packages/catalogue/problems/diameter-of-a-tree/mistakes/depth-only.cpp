#include <bits/stdc++.h>

using namespace std;

int solve(const vector<int>& parents) {
    int n = parents.size(), best = 0;
    vector<int> depth(n + 1, -1);
    depth[0] = 0;
    for (int v = 1; v <= n; v++) {
        vector<int> way;
        int at = v;
        while (depth[at] < 0) { way.push_back(at); at = parents[at - 1]; }
        for (int i = (int)way.size() - 1; i >= 0; i--) depth[way[i]] = depth[parents[way[i] - 1]] + 1;
        best = max(best, depth[v] - 1);
    }
    return best;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> parents(n);
    for (int& value : parents) {
        cin >> value;
    }
    cout << solve(parents) << '\n';
}
