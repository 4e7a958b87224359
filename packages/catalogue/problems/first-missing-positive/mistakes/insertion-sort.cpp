#include <bits/stdc++.h>

using namespace std;

int solve(const vector<int>& numbers) {
    list<int> a;
    for (int x : numbers) {
        auto it = a.begin();
        while (it != a.end() && *it < x) ++it;
        a.insert(it, x);
    }
    int want = 1;
    for (int x : a) if (x == want) want++;
    return want;
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
