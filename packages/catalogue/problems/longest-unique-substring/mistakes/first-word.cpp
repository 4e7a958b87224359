#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string s; string w; while (cin >> w) { if (!s.empty()) s += " "; s += w; }
    vector<int> last(256, -1);
    int start = 0, best = 0;
    for (int i = 0; i < (int) s.size(); i++) {
        start = max(start, last[s[i]] + 1);
        last[s[i]] = i;
        best = max(best, i - start + 1);
    }
    cout << best << "\n";
    return 0;
}
