#include <iostream>
#include <string>
#include <vector>

using namespace std;

bool solve(vector<string> grid, const string& word) {
    // Write your solution here.
    return false;
}

int main() {
    int r, c;
    cin >> r >> c;
    vector<string> grid(r);
    for (string& row : grid) {
        cin >> row;
    }
    string word;
    cin >> word;
    cout << boolalpha << solve(grid, word) << '\n';
}
