#include <bits/stdc++.h>

using namespace std;

int solve(const string& strip) {
    const int n = strip.size();
    vector<int> pieces(n + 1);
    for (int j = 0; j <= n; j++) {
        pieces[j] = j;
    }
    for (int middle = 0; middle < 2 * n - 1; middle++) {
        int left = middle / 2;
        int right = (middle + 1) / 2;
        while (left >= 0 && right < n - 1 && strip[left] == strip[right]) {
            pieces[right + 1] = min(pieces[right + 1], pieces[left] + 1);
            left--;
            right++;
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
