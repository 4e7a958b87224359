#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<pair<int, int>> v(n);
    for (auto &p : v) {
        cin >> p.first >> p.second;
    }
    bool changed = true;
    while (changed) {
        changed = false;
        for (size_t i = 0; i < v.size() && !changed; i++) {
            for (size_t j = i + 1; j < v.size(); j++) {
                if (v[i].first <= v[j].second && v[j].first <= v[i].second) {
                    v[i].first = min(v[i].first, v[j].first);
                    v[i].second = max(v[i].second, v[j].second);
                    v.erase(v.begin() + j);
                    changed = true;
                    break;
                }
            }
        }
    }
    sort(v.begin(), v.end());
    for (auto &p : v) {
        cout << p.first << ' ' << p.second << '\n';
    }
    return 0;
}
