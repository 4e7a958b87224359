#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    int lo = *min_element(a.begin(), a.end());
    vector<bool> has(2000002);
    for (int x : a) if ((long long) x - lo < 2000000) has[x - lo] = true;
    int best = 0, cur = 0;
    for (size_t i = 0; i < has.size(); i++) { cur = has[i] ? cur + 1 : 0; best = max(best, cur); }
    cout << best << "\n";
    return 0;
}
