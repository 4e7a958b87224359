#include <cctype>
#include <iostream>
#include <string>
using namespace std;

int main() {
    string s;
    getline(cin, s);
    string forward = "";
    string backward = "";
    for (char c : s) {
        if (isalnum((unsigned char)c)) {
            char low = tolower(c);
            forward += low;
            backward = low + backward;
        }
    }
    if (forward == backward) {
        cout << "true" << endl;
    } else {
        cout << "false" << endl;
    }
    return 0;
}
