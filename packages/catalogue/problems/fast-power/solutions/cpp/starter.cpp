#include <iostream>

using namespace std;

long long solve(long long a, long long b, long long m) {
    // Write your solution here.
    return 0;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q;
    cin >> q;
    while (q-- > 0) {
        long long a, b, m;
        cin >> a >> b >> m;
        cout << solve(a, b, m) << '\n';
    }
}
