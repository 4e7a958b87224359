#include <bits/stdc++.h>

using namespace std;

int solve(const vector<int>& arrows, int start) {
    vector<int> seen;
    int room = start;
    while (room && find(seen.begin(), seen.end(), room) == seen.end()) {
        seen.push_back(room);
        room = arrows[room - 1];
    }
    return room;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, start;
    cin >> n >> start;
    vector<int> arrows(n);
    for (int& value : arrows) {
        cin >> value;
    }
    cout << solve(arrows, start) << '\n';
}
