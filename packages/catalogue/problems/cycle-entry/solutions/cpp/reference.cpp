#include <iostream>
#include <vector>

using namespace std;

int solve(const vector<int>& arrows, int start) {
    const auto next = [&arrows](int room) { return room == 0 ? 0 : arrows[room - 1]; };
    int slow = start;
    int fast = start;
    do {
        slow = next(slow);
        fast = next(next(fast));
    } while (slow != fast);
    if (fast == 0) {
        return 0;
    }
    int third = start;
    while (third != slow) {
        third = next(third);
        slow = next(slow);
    }
    return third;
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
