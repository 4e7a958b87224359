#include <iostream>

using namespace std;

/** How many primes are less than n. */
int solve(int n) {
    // Write your solution here.
    return 0;
}

int main() {
    int n;
    cin >> n;
    cout << solve(n) << '\n';
}
