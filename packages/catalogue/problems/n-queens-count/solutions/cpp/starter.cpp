#include <iostream>

using namespace std;

/** In how many ways n queens can stand on the board without attacking each other. */
int solve(int n) {
    // Write your solution here.
    return 0;
}

int main() {
    int n;
    cin >> n;
    cout << solve(n) << '\n';
}
