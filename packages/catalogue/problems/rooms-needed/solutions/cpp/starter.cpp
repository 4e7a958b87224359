#include <iostream>
#include <vector>

using namespace std;

int solve(const vector<int>& starts, const vector<int>& ends) {
    // Write your solution here.
    return 0;
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
