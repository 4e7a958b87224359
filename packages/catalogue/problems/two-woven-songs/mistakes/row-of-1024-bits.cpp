#include <bits/stdc++.h>
using namespace std;
int main() {
    string s; getline(cin, s); int q = stoi(s);
    while (q--) {
        string a, b, h; getline(cin, a); getline(cin, b); getline(cin, h);
        bool good = false;
        if (a.size() + b.size() == h.size()) {
            bitset<1024> r; r[0] = 1;
            for (size_t i = 0; i <= a.size(); i++) {
                if (i) for (size_t j = 0; j <= b.size() && j < 1024; j++) r[j] = r[j] && a[i - 1] == h[i + j - 1];
                for (size_t j = 1; j <= b.size() && j < 1024; j++) if (r[j - 1] && b[j - 1] == h[i + j - 1]) r[j] = 1;
            }
            good = b.size() < 1024 && r[b.size()];
        }
        puts(good ? "true" : "false");
    }
}
