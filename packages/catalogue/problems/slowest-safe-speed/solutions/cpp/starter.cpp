#include <iostream>
#include <vector>

using namespace std;

int solve(const vector<int>& contents, int hours) {
    // Write your solution here.
    return 1;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, hours;
    cin >> n >> hours;
    vector<int> contents(n);
    for (int& litres : contents) {
        cin >> litres;
    }
    cout << solve(contents, hours) << '\n';
}
