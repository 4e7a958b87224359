#include <cctype>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

string solve(string pattern) {
    for (size_t close = pattern.find(']'); close != string::npos; close = pattern.find(']')) {
        const size_t open = pattern.rfind('[', close);
        size_t begin = open;
        while (begin > 0 && isdigit(pattern[begin - 1])) begin--;
        const string row = pattern.substr(open + 1, close - open - 1);
        string written;
        for (int left = stoi(pattern.substr(begin, open - begin)); left > 0; left--) written += row;
        pattern = pattern.substr(0, begin) + written + pattern.substr(close + 1);
    }
    return pattern;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string pattern;
    cin >> pattern;
    cout << solve(pattern) << '\n';
}
