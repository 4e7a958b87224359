#include <bits/stdc++.h>

using namespace std;

int solve(const vector<int>& arrows, int start) {
    int room = start;
    for (int steps = 0; room; steps++) {
        int again = start;
        for (int i = 0; i < steps; i++) {
            if (again == room) return room;
            again = arrows[again - 1];
        }
        room = arrows[room - 1];
    }
    return 0;
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
