#include <iostream>
#include <string>

using namespace std;

string solve(const string& digits, int k) {
    string kept;
    int left = k;
    for (char digit : digits) {
        while (left > 0 && !kept.empty() && kept.back() > digit) {
            kept.pop_back();
            left--;
        }
        kept.push_back(digit);
    }
    kept.resize(kept.size() - left);
    const size_t first = kept.find_first_not_of('0');
    return first == string::npos ? "0" : kept.substr(first);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string digits;
    int k;
    cin >> digits >> k;
    cout << solve(digits, k) << '\n';
}
