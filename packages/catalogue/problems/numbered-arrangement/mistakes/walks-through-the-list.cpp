#include <bits/stdc++.h>

using namespace std;

vector<int> solve(int n, long long k) {
    vector<int> row(n);
    iota(row.begin(), row.end(), 1);
    while (--k > 0) next_permutation(row.begin(), row.end());
    return row;
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
