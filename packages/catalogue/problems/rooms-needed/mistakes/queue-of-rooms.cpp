#include <bits/stdc++.h>

using namespace std;

int solve(const vector<int>& starts, const vector<int>& ends) {
    int n = starts.size();
    vector<int> o(n);
    iota(o.begin(), o.end(), 0);
    sort(o.begin(), o.end(), [&](int a, int b) { return starts[a] < starts[b]; });
    queue<int> rooms;
    for (int i : o) {
        if (!rooms.empty() && rooms.front() <= starts[i]) rooms.pop();
        rooms.push(ends[i]);
    }
    return rooms.size();
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
