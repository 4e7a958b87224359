#include <bits/stdc++.h>

using namespace std;

long long best(vector<int> hanging) {
    long long most = 0;
    for (size_t i = 0; i < hanging.size(); i++) {
        long long left = i > 0 ? hanging[i - 1] : 1, right = i + 1 < hanging.size() ? hanging[i + 1] : 1;
        vector<int> rest = hanging;
        rest.erase(rest.begin() + i);
        most = max(most, left * hanging[i] * right + best(rest));
    }
    return most;
}

long long solve(const vector<int>& row) {
    return best(row);
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
