#include <bits/stdc++.h>

using namespace std;

int solve(const string& strip) {
    int n = strip.size();
    vector<int> pieces(n + 1);
    for (int j = 1; j <= n; j++) {
        pieces[j] = j;
        for (int i = 0; i < j; i++) {
            int a = i, b = j - 1;
            while (a < b && strip[a] == strip[b]) a++, b--;
            if (a >= b) pieces[j] = min(pieces[j], pieces[i] + 1);
        }
    }
    return pieces[n] - 1;
}

int main() {
    int n;
    string strip;
    cin >> n >> strip;
    cout << solve(strip) << '\n';
}
