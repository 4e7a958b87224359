#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

long long solve(const vector<int>& amounts) {
    long long beforeLast = 0;
    long long last = 0;
    for (int amount : amounts) {
        const long long best = max(last, beforeLast + amount);
        beforeLast = last;
        last = best;
    }
    return last;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> amounts(n);
    for (int& amount : amounts) {
        cin >> amount;
    }
    cout << solve(amounts) << '\n';
}
