#include <bits/stdc++.h>

using namespace std;

long long countUpTo(const vector<int>& bags, const vector<int>& hats, long long price) {
    long long count = 0;
    for (int bag : bags) {
        size_t fitting = 0;
        while (fitting < hats.size() && (long long)bag + hats[fitting] <= price) {
            fitting++;
        }
        count += fitting;
    }
    return count;
}

long long solve(const vector<int>& bags, const vector<int>& hats, long long k) {
    long long low = (long long)bags.front() + hats.front();
    long long high = (long long)bags.back() + hats.back();
    while (low < high) {
        long long middle = low + (high - low) / 2;
        if (countUpTo(bags, hats, middle) >= k) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return low;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    long long k;
    cin >> n >> m >> k;
    vector<int> bags(n), hats(m);
    for (int& price : bags) {
        cin >> price;
    }
    for (int& price : hats) {
        cin >> price;
    }
    cout << solve(bags, hats, k) << '\n';
}
