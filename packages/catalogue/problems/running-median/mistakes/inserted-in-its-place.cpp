#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& offers) {
    vector<long long> seen;
    long long sum = 0;
    for (int offer : offers) {
        seen.insert(lower_bound(seen.begin(), seen.end(), (long long)offer), offer);
        sum += seen[(seen.size() - 1) / 2];
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
