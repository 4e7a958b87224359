#include <bits/stdc++.h>

using namespace std;

int solve(const vector<int>& arrows, int start) {
    vector<char> seen(arrows.size() + 1);
    int room = start;
    for (int i = 0; i < 100000; i++) {
        if (room == 0) return 0;
        if (seen[room]) return room;
        seen[room] = 1;
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
