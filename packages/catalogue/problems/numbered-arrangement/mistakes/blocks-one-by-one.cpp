#include <bits/stdc++.h>

using namespace std;

long long countBlock(int left) {
    if (left == 0) return 1;
    long long sum = 0;
    for (int i = 0; i < left; i++) sum += countBlock(left - 1);
    return sum;
}

vector<int> solve(int n, long long k) {
    vector<int> left(n), row;
    iota(left.begin(), left.end(), 1);
    long long rest = k - 1;
    while (!left.empty()) {
        long long block = countBlock(left.size() - 1);
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
