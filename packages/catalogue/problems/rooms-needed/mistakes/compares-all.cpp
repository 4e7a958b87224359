#include <bits/stdc++.h>

using namespace std;

int solve(const vector<int>& starts, const vector<int>& ends) {
    int most = 0;
    for (int now : starts) {
        int used = 0;
        for (size_t i = 0; i < starts.size(); i++) if (starts[i] <= now && now < ends[i]) used++;
        most = max(most, used);
    }
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
