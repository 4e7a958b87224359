#include <iostream>
#include <vector>

using namespace std;

int solve(const vector<int>& arrows, int start) {
    // Write your solution here.
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
