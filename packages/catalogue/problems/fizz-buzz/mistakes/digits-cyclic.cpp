#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    const char *w[] = {"FizzBuzz", "", "", "Fizz", "", "Buzz", "Fizz", "", "", "Fizz", "Buzz", "", "Fizz", "", ""};
    for (int i = 1; i <= n; i++) {
        int k = i < 16 ? i % 15 : i % 14;
        if (*w[k]) cout << w[k] << "\n"; else cout << i << "\n";
    }
    return 0;
}
