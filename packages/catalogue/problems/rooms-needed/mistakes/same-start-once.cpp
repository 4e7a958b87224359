#include <bits/stdc++.h>

using namespace std;

int solve(const vector<int>& starts, const vector<int>& ends) {
    map<int, int> change;
    for (size_t i = 0; i < starts.size(); i++) { change[starts[i]] += 1; change[ends[i]] = -1; }
    int used = 0, most = 0;
    for (auto &p : change) { used += p.second; most = max(most, used); }
    return most;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> starts(n);
    for (int& value : starts) {
        cin >> value;
    }
    vector<int> ends(n);
    for (int& value : ends) {
        cin >> value;
    }
    cout << solve(starts, ends) << '\n';
}
