#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<char> prime(n, 1);
    prime.at(0) = 0;
    prime.at(1) = 0;
    for (long long i = 2; i * i < n; i++) if (prime[i]) for (long long k = i * i; k < n; k += i) prime[k] = 0;
    cout << accumulate(prime.begin(), prime.end(), 0) << "\n";
    return 0;
}
