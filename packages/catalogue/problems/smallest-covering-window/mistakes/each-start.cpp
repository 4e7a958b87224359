#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string s, t; cin >> s >> t;
    string best;
    for (size_t i = 0; i < s.size(); i++) {
        map<char,int> need;
        for (char ch : t) need[ch]++;
        size_t k = i;
        while (k < s.size() && !need.empty()) {
            auto it = need.find(s[k]);
            if (it != need.end() && --it->second == 0) need.erase(it);
            k++;
        }
        if (need.empty() && (best.empty() || k - i < best.size())) best = s.substr(i, k - i);
    }
    cout << (best.empty() ? "none" : best) << "\n";
    return 0;
}
