#include <cctype>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

string solve(const string& pattern) {
    vector<string> rows(1);
    vector<unsigned char> counts;
    int number = 0;
    for (char sign : pattern) {
        if (isdigit(sign)) {
            number = 10 * number + (sign - '0');
        } else if (sign == '[') {
            rows.emplace_back();
            counts.push_back(number);
            number = 0;
        } else if (sign == ']') {
            const string row = rows.back();
            rows.pop_back();
            for (int left = counts.back(); left > 0; left--) {
                rows.back() += row;
            }
            counts.pop_back();
        } else {
            rows.back() += sign;
        }
    }
    return rows[0];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string pattern;
    cin >> pattern;
    cout << solve(pattern) << '\n';
}
