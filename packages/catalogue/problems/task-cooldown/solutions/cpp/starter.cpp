#include <iostream>
#include <vector>

using namespace std;

long long solve(const vector<int>& times, int c) {
    // Write your solution here.
    return 0;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, c;
    cin >> n >> c;
    vector<int> times(n);
    for (int& value : times) {
        cin >> value;
    }
    cout << solve(times, c) << '\n';
}
