#include <iostream>
#include <string>
using namespace std;
int main() {
    string s, t;
    cin >> s >> t;
    unsigned short need[128] = {}, have[128] = {};
    for (char c : t) need[(int)c]++;
    int kinds = 0, full = 0;
    for (int c = 0; c < 128; c++) kinds += need[c] > 0;
    size_t best = -1, at = 0, l = 0;
    for (size_t r = 0; r < s.size(); r++) {
        int c = s[r];
        if (++have[c] == need[c]) full++;
        while (full == kinds) {
            if (r - l + 1 < best) { best = r - l + 1; at = l; }
            int d = s[l++];
            if (have[d]-- == need[d]) full--;
        }
    }
    cout << (best == (size_t)-1 ? "none" : s.substr(at, best)) << '\n';
}
