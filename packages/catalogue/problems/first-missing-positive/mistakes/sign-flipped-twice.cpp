#include <bits/stdc++.h>

using namespace std;

int solve(const vector<int>& numbers) {
    vector<int> a = numbers;
    int n = a.size();
    for (int &x : a) if (x <= 0) x = n + 1;
    for (int i = 0; i < n; i++) {
        int v = abs(a[i]);
        if (v <= n) a[v - 1] = -a[v - 1];
    }
    for (int i = 0; i < n; i++) if (a[i] > 0) return i + 1;
    return n + 1;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> numbers(n);
    for (int& value : numbers) {
        cin >> value;
    }
    cout << solve(numbers) << '\n';
}
