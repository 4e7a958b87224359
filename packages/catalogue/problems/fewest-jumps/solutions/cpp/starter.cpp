#include <iostream>
#include <vector>

using namespace std;

int solve(const vector<int>& reaches) {
    // Write your solution here.
    return -1;
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
