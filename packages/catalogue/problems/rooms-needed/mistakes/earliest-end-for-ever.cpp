#include <bits/stdc++.h>

using namespace std;

int solve(const vector<int>& starts, const vector<int>& ends) {
    int first = *min_element(ends.begin(), ends.end()), rooms = 0;
    for (int s : starts) if (s < first) rooms++;
    return rooms;
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
