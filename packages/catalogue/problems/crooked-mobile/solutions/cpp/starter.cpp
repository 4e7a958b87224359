#include <iostream>
#include <vector>

using namespace std;

/** The vectors hold the bars at the ends of the bars 1 to n, or 0. */
int solve(const vector<int>& left, const vector<int>& right) {
    // Write your solution here.
    return 0;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> left(n + 1), right(n + 1);
    for (int i = 1; i <= n; i++) {
        cin >> left[i] >> right[i];
    }
    cout << solve(left, right) << '\n';
}
