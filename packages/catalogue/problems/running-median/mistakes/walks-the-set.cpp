#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& offers) {
    multiset<int> seen;
    long long sum = 0;
    for (int offer : offers) {
        seen.insert(offer);
        auto it = seen.begin();
        advance(it, (seen.size() - 1) / 2);
        sum += *it;
    }
    return sum;
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
