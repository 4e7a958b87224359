#include <bits/stdc++.h>

using namespace std;

long long best(const vector<long long>& b, int i, int j) {
    long long most = 0;
    for (int m = i + 1; m < j; m++) most = max(most, best(b, i, m) + best(b, m, j) + b[i] * b[m] * b[j]);
    return most;
}

long long solve(const vector<int>& row) {
    vector<long long> b = {1};
    b.insert(b.end(), row.begin(), row.end());
    b.push_back(1);
    return best(b, 0, b.size() - 1);
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
