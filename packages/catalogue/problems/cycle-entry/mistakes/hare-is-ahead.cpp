#include <bits/stdc++.h>

using namespace std;

int solve(const vector<int>& arrows, int start) {
    vector<int> a(1);
    a.insert(a.end(), arrows.begin(), arrows.end());
    int slow = start, fast = a[start];
    while (slow != fast && fast != 0) { slow = a[slow]; fast = a[a[fast]]; }
    if (fast == 0) return 0;
    int third = start;
    for (size_t i = 0; third != slow && i <= a.size(); i++) { third = a[third]; slow = a[slow]; }
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
