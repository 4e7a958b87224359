#include <bits/stdc++.h>

using namespace std;

long long countUpTo(const vector<int>& bags, const vector<int>& hats, long long price) {
    long long count = 0;
    size_t fitting = hats.size();
    for (int bag : bags) {
        while (fitting > 0 && (long long)bag + hats[fitting - 1] > price) {
            fitting--;
        }
        count += fitting;
    }
    return count;
}

long long solve(const vector<int>& bags, const vector<int>& hats, long long k) {
    long long low = (long long)bags.front() + hats.front();
    long long high = (long long)bags.back() + hats.back();
    while (countUpTo(bags, hats, low) < k) {
        low++;
        (void)high;
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
