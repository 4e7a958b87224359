#include <iostream>

using namespace std;

int solve(int n) {
    int before = 1;
    int here = 1;
    for (int step = 2; step <= n; step++) {
        const int next = before + here;
        before = here;
        here = next;
    }
    return here;
}

int main() {
    int n;
    cin >> n;
    cout << solve(n) << '\n';
}
