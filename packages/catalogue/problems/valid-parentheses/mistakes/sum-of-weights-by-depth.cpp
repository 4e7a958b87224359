#include <bits/stdc++.h>
using namespace std;
int main() {
    string s; cin >> s; mt19937_64 r(12345);
    vector<array<unsigned long long, 3>> w(s.size() + 2);
    for (auto &x : w) for (auto &y : x) y = r();
    unsigned long long sum = 0; int d = 0;
    for (char c : s) {
        if (c == '(' || c == '[' || c == '{') sum += w[++d][c / 32 - 1];
        else { if (d == 0) { puts("false"); return 0; } sum -= w[d--][c / 32 - 1]; }
    }
    puts(d == 0 && sum == 0 ? "true" : "false");
}
