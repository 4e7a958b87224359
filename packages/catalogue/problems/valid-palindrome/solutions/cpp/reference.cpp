#include <cctype>
#include <iostream>
#include <string>

using namespace std;

bool solve(const string& s) {
    int left = 0;
    int right = static_cast<int>(s.size()) - 1;
    while (left < right) {
        const unsigned char a = s[left];
        const unsigned char b = s[right];
        if (!isalnum(a)) {
            left++;
        } else if (!isalnum(b)) {
            right--;
        } else if (tolower(a) != tolower(b)) {
            return false;
        } else {
            left++;
            right--;
        }
    }
    return true;
}

int main() {
    string s;
    getline(cin, s);
    cout << boolalpha << solve(s) << '\n';
}
