#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    string out[1001];
    for (int i = 1; i <= min(n, 1000); i++) out[i] = i % 15 == 0 ? "FizzBuzz" : i % 3 == 0 ? "Fizz" : i % 5 == 0 ? "Buzz" : to_string(i);
    for (int i = 1; i <= min(n, 1000); i++) cout << out[i] << "\n";
    return 0;
}
