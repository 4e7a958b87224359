#include <algorithm>
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

using namespace std;

int solve(const string& a, const string& b) {
    vector<int> row(b.size() + 1);
    iota(row.begin(), row.end(), 0);
    for (size_t i = 1; i <= a.size(); i++) {
        int diagonal = row[0];
        row[0] = static_cast<int>(i);
        for (size_t j = 1; j <= b.size(); j++) {
            const int replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = min(replaced, 1 + min(row[j], row[j - 1]));
        }
    }
    return row[b.size()];
}

int main() {
    string a, b;
    getline(cin, a);
    getline(cin, b);
    cout << solve(a, b) << '\n';
}
