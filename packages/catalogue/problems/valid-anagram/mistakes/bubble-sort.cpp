#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string s, t; cin >> s >> t;
    for (string *w : {&s, &t})
        for (size_t i = 0; i < w->size(); i++) for (size_t k = 0; k + 1 < w->size(); k++) if ((*w)[k] > (*w)[k + 1]) swap((*w)[k], (*w)[k + 1]);
    cout << (s == t ? "true" : "false") << "\n";
    return 0;
}
