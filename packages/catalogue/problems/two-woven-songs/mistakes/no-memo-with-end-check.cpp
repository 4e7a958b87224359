#include <bits/stdc++.h>
using namespace std;
static string a, b, h;
static bool go(size_t i, size_t j) {
    while (true) {
        if (i + j == h.size()) return true;
        bool x = i < a.size() && a[i] == h[i + j], y = j < b.size() && b[j] == h[i + j];
        if (x && y) { if (go(i + 1, j)) return true; j++; }
        else if (x) i++;
        else if (y) j++;
        else return false;
    }
}
int main() {
    string s; getline(cin, s); int q = stoi(s);
    while (q--) {
        getline(cin, a); getline(cin, b); getline(cin, h);
        string x = a + b, y = h; sort(x.begin(), x.end()); sort(y.begin(), y.end());
        puts(x == y && go(0, 0) ? "true" : "false");
    }
}
