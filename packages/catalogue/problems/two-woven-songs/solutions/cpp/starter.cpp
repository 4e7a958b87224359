#include <iostream>
#include <string>

using namespace std;

bool solve(const string& a, const string& b, const string& heard) {
    // Write your solution here.
    return false;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q;
    cin >> q;
    string a, b, heard;
    getline(cin, a);
    while (q-- > 0) {
        getline(cin, a);
        getline(cin, b);
        getline(cin, heard);
        cout << (solve(a, b, heard) ? "true" : "false") << '\n';
    }
}
