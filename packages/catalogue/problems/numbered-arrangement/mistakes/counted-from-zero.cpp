#include <bits/stdc++.h>

using namespace std;

vector<int> solve(int n, long long k) {
    vector<int> left;
    long long block = 1;
    for (int actor = 1; actor <= n; actor++) {
        left.push_back(actor);
        block *= actor;
    }
    long long rest = k < 2 ? 0 : k % block;
    vector<int> row;
    for (int size = n; size > 0; size--) {
        block /= size;
        row.push_back(left[rest / block]);
        left.erase(left.begin() + rest / block);
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
