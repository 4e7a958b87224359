#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int k; cin >> k;
    vector<list<int>> v(k);
    int total = 0;
    for (auto &l : v) { int n; cin >> n; total += n; while (n--) { int x; cin >> x; l.push_back(x); } }
    while (total--) {
        int b = -1;
        for (int i = 0; i < k; i++) if (!v[i].empty() && (b < 0 || v[i].front() < v[b].front())) b = i;
        cout << v[b].front() << ' ';
        v[b].pop_front();
    }
    cout << "\n";
    return 0;
}
