#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

using namespace std;

long long solve(const vector<int>& times, int c) {
    const long long total = accumulate(times.begin(), times.end(), 0LL);
    const long long most = *max_element(times.begin(), times.end());
    const long long howMany = count(times.begin(), times.end(), most);
    return max(total, (most - 1) * (c + 1) + howMany);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, c;
    cin >> n >> c;
    vector<int> times(n);
    for (int& value : times) {
        cin >> value;
    }
    cout << solve(times, c) << '\n';
}
