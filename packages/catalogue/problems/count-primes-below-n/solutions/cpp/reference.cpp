#include <iostream>
#include <vector>

using namespace std;

/** How many primes are less than n. */
int solve(int n) {
    vector<bool> crossedOut(n);
    int primes = 0;
    for (int number = 2; number < n; number++) {
        if (crossedOut[number]) {
            continue;
        }
        primes++;
        // The square of a large prime does not fit into an int.
        for (long long multiple = 1LL * number * number; multiple < n; multiple += number) {
            crossedOut[multiple] = true;
        }
    }
    return primes;
}

int main() {
    int n;
    cin >> n;
    cout << solve(n) << '\n';
}
