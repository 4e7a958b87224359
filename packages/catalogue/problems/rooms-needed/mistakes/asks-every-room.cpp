#include <bits/stdc++.h>

using namespace std;

int solve(const vector<int>& starts, const vector<int>& ends) {
    int n = starts.size();
    vector<pair<int, int>> lessons(n);
    for (int i = 0; i < n; i++) lessons[i] = {starts[i], ends[i]};
    sort(lessons.begin(), lessons.end());
    list<int> rooms;
    for (auto &[s, e] : lessons) {
        auto it = rooms.begin();
        while (it != rooms.end() && *it > s) ++it;
        if (it == rooms.end()) rooms.push_back(e); else *it = e;
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
