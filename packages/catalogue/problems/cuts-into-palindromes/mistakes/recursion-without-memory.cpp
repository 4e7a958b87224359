#include <bits/stdc++.h>

using namespace std;

int pieces(const string& strip, size_t from) {
    if (from == strip.size()) return 0;
    int best = strip.size();
    for (size_t to = from; to < strip.size(); to++) {
        size_t a = from, b = to;
        while (a < b && strip[a] == strip[b]) a++, b--;
        if (a >= b) best = min(best, 1 + pieces(strip, to + 1));
    }
    return best;
}

int solve(const string& strip) {
    return pieces(strip, 0) - 1;
}

int main() {
    int n;
    string strip;
    cin >> n >> strip;
    cout << solve(strip) << '\n';
}
