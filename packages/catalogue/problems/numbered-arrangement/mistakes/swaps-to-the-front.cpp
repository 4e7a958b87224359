#include <bits/stdc++.h>

using namespace std;

vector<int> solve(int n, long long k) {
    vector<int> row(n);
    iota(row.begin(), row.end(), 1);
    long long block = 1, rest = k - 1;
    for (int i = 2; i <= n; i++) block *= i;
    for (int i = 0; i < n; i++) {
        block /= n - i;
        swap(row[i], row[i + rest / block]);
        rest %= block;
    }
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
