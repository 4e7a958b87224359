#include <bits/stdc++.h>

using namespace std;

int solve(const vector<int>& parents) {
    int n = parents.size(), best = 0;
    vector<vector<int>> near(n + 1);
    for (int i = 1; i <= n; i++) if (parents[i - 1]) { near[parents[i - 1]].push_back(i); near[i].push_back(parents[i - 1]); }
    vector<int> far(n + 1), queue(n);
    for (int s = 1; s <= n; s++) {
        fill(far.begin(), far.end(), -1);
        far[s] = 0;
        int size = 1;
        queue[0] = s;
        for (int i = 0; i < size; i++)
            for (int w : near[queue[i]]) if (far[w] < 0) { far[w] = far[queue[i]] + 1; queue[size++] = w; }
        best = max(best, far[queue[size - 1]]);
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
