#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int solve(const vector<int>& reaches) {
    int jumps = 0;
    int end = 0;
    int furthest = 0;
    for (int stone = 0; stone + 1 < static_cast<int>(reaches.size()); stone++) {
        furthest = max(furthest, stone + reaches[stone]);
        if (stone == end) {
            if (furthest == stone) {
                return -1;
            }
            jumps++;
            end = furthest;
        }
    }
    return jumps;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> reaches(n);
    for (int& reach : reaches) {
        cin >> reach;
    }
    cout << solve(reaches) << '\n';
}
