#include <iostream>
#include <string>
#include <vector>

using namespace std;

vector<string> solve(int n) {
    vector<string> lines;
    for (int i = 1; i <= n; i++) {
        if (i % 15 == 0) {
            lines.push_back("FizzBuzz");
        } else if (i % 3 == 0) {
            lines.push_back("Fizz");
        } else if (i % 5 == 0) {
            lines.push_back("Buzz");
        } else {
            lines.push_back(to_string(i));
        }
    }
    return lines;
}

int main() {
    int n;
    cin >> n;
    for (const string& line : solve(n)) {
        cout << line << '\n';
    }
}
