#include <bits/stdc++.h>

using namespace std;

void go(vector<int>& row, size_t i, long long& left, vector<int>& found) {
    if (!found.empty() || left <= 0) return;
    if (i == row.size()) { if (--left == 0) found = row; return; }
    for (size_t j = i; j < row.size(); j++) {
        swap(row[i], row[j]);
        go(row, i + 1, left, found);
        swap(row[i], row[j]);
    }
}

vector<int> solve(int n, long long k) {
    vector<int> row(n), found;
    iota(row.begin(), row.end(), 1);
    if (k > 5000) return row;
    go(row, 0, k, found);
    return found;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q;
    cin >> q;
    while (q-- > 0) {
        int n;
        long long k;
        cin >> n >> k;
        for (int actor : solve(n, k)) {
            cout << actor << ' ';
        }
        cout << '\n';
    }
}
