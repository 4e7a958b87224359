#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& offers) {
    vector<int> seen;
    long long sum = 0;
    for (int offer : offers) {
        seen.push_back(offer);
        auto middle = seen.begin() + (seen.size() - 1) / 2;
        nth_element(seen.begin(), middle, seen.end());
        sum += *middle;
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
