#include <array>
#include <iostream>
#include <string>

using namespace std;

/** Empty if no run of s covers t. */
string solve(const string& s, const string& t) {
    array<int, 128> missing{};
    for (char letter : t) {
        missing[static_cast<unsigned char>(letter)]++;
    }
    size_t open = t.size();
    size_t left = 0;
    size_t bestLeft = 0;
    size_t bestLength = string::npos;
    for (size_t right = 0; right < s.size(); right++) {
        if (missing[static_cast<unsigned char>(s[right])]-- > 0) {
            open--;
        }
        while (open == 0) {
            if (right - left + 1 < bestLength) {
                bestLeft = left;
                bestLength = right - left + 1;
            }
            if (++missing[static_cast<unsigned char>(s[left++])] > 0) {
                open++;
            }
        }
    }
    return bestLength == string::npos ? "" : s.substr(bestLeft, bestLength);
}

int main() {
    string s, t;
    cin >> s >> t;
    const string run = solve(s, t);
    cout << (run.empty() ? "none" : run) << '\n';
}
