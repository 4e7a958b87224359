#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string s; getline(cin, s);
    vector<int> last(64, -1);
    int start = 0, best = 0;
    for (int i = 0; i < (int) s.size(); i++) {
        start = max(start, last[s[i] % 64] + 1);
        last[s[i] % 64] = i;
        best = max(best, i - start + 1);
    }
    cout << best << "\n";
    return 0;
}
