#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

int solve(const string& s, const string& t) {
    vector<vector<int>> best(s.size() + 1, vector<int>(t.size() + 1));
    for (size_t i = 1; i <= s.size(); i++) {
        for (size_t j = 1; j <= t.size(); j++) {
            if (s[i - 1] == t[j - 1]) {
                best[i][j] = best[i - 1][j - 1] + 1;
            } else {
                best[i][j] = max(best[i - 1][j], best[i][j - 1]);
            }
        }
    }
    return best[s.size()][t.size()];
}

int main() {
    string s, t;
    cin >> s >> t;
    cout << solve(s, t) << '\n';
}
