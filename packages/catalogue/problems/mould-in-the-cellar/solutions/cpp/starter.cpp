#include <iostream>
#include <string>
#include <vector>

using namespace std;

/** '.' is an empty place, 'o' a fresh cheese, 'x' a mouldy one. */
int solve(vector<string> shelf) {
    // Write your solution here.
    return -1;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int r, c;
    cin >> r >> c;
    vector<string> shelf(r);
    for (string& row : shelf) {
        cin >> row;
    }
    cout << solve(shelf) << '\n';
}
