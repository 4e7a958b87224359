#include <cctype>
#include <iostream>
#include <string>
using namespace std;

int main() {
    string s;
    getline(cin, s);
    size_t i = 0;
    while (i < s.size()) {
        if (isalnum((unsigned char)s[i])) {
            s[i] = tolower(s[i]);
            i++;
        } else {
            s.erase(i, 1);
        }
    }
    bool ok = true;
    for (size_t k = 0; k < s.size() / 2; k++) {
        if (s[k] != s[s.size() - 1 - k]) {
            ok = false;
        }
    }
    cout << (ok ? "true" : "false") << endl;
    return 0;
}
