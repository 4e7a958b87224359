#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    list<int> a;
    while (n--) {
        int x; cin >> x;
        auto it = find(a.begin(), a.end(), x);
        if (it == a.end()) a.push_back(x); else a.erase(it);
    }
    cout << a.front() << "\n";
    return 0;
}
