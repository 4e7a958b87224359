#include <bits/stdc++.h>

using namespace std;

int solve(const string& strip) {
    const int n = strip.size();
    vector<int> start(n + 1);
    for (int j = 0; j <= n; j++) start[j] = j - 1;
    for (int middle = 0; middle < 2 * n - 1; middle++) {
        int left = middle / 2, right = (middle + 1) / 2;
        while (left >= 0 && right < n && strip[left] == strip[right]) {
            start[right + 1] = min(start[right + 1], left);
            left--;
            right++;
        }
    }
    int pieces = 0;
    for (int j = n; j > 0; j = start[j]) pieces++;
    return pieces - 1;
}

int main() {
    int n;
    string strip;
    cin >> n >> strip;
    cout << solve(strip) << '\n';
}
