#include <bits/stdc++.h>

using namespace std;

long long countUpTo(const vector<int>& bags, const vector<int>& hats, long long price) {
    long long count = 0;
    size_t fitting = hats.size();
    for (int bag : bags) {
        while (fitting > 0 && int(unsigned(bag) + unsigned(hats[fitting - 1])) > price) {
            fitting--;
        }
        count += fitting;
    }
    return count;
}

long long solve(const vector<int>& bags, const vector<int>& hats, long long k) {
    int low = bags.front() + hats.front();
    int high = bags.back() + hats.back();
    while (low < high) {
        int middle = int((unsigned)low + (unsigned)high) / 2;
        if (middle == high) return low;
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
