#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& offers) {
    vector<int> a = offers;
    sort(a.begin(), a.end());
    return a[(a.size() - 1) / 2];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> offers(n);
    for (int& value : offers) {
        cin >> value;
    }
    cout << solve(offers) << '\n';
}
