#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string s, t; cin >> s >> t;
    vector<int> need(128);
    for (char ch : t) need[ch]++;
    int miss = t.size(), l = 0, bl = 0, len = 10000;
    for (int r = 0; r < (int) s.size(); r++) {
        if (need[s[r]]-- > 0) miss--;
        while (miss == 0) {
            if (r - l + 1 < len) { len = r - l + 1; bl = l; }
            if (++need[s[l]] > 0) miss++;
            l++;
        }
    }
    cout << (len == 10000 ? "none" : s.substr(bl, len)) << "\n";
    return 0;
}
