#include <bits/stdc++.h>

using namespace std;

int solve(const vector<int>& numbers) {
    int n = numbers.size();
    set<int> s(numbers.begin(), numbers.end());
    for (int i = 1; i < n; i++) if (!s.count(i)) return i;
    return n;
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
