#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int k; cin >> k;
    string t;
    vector<int> level{0};
    int d = 0, i = 0;
    vector<int> dep;
    while (cin >> t) {
        if (i == 0) dep.push_back(1);
        else if (t != "null") dep.push_back(dep[min<int>((i - 1) / 2, dep.size() - 1)] + 1);
        i++;
    }
    for (int x : dep) d = max<int>(d, (signed char) x);
    cout << d << "\n";
    return 0;
}
