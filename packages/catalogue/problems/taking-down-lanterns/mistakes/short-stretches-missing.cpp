#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& row) {
    vector<long long> b = {1};
    b.insert(b.end(), row.begin(), row.end());
    b.push_back(1);
    int size = b.size();
    vector<vector<long long>> best(size, vector<long long>(size));
    for (int length = 3; length < size; length++) {
        for (int i = 0; i + length < size; i++) {
            int j = i + length;
            for (int last = i + 1; last < j; last++) {
                best[i][j] = max(best[i][j], best[i][last] + best[last][j] + b[i] * b[last] * b[j]);
            }
        }
    }
    return best[0][size - 1];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> row(n);
    for (int& brightness : row) {
        cin >> brightness;
    }
    cout << solve(row) << '\n';
}
