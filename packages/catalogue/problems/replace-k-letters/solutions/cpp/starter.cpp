#include <iostream>
#include <string>

using namespace std;

int solve(const string& tiles, int k) {
    // Write your solution here.
    return 0;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string tiles;
    int k;
    cin >> tiles >> k;
    cout << solve(tiles, k) << '\n';
}
