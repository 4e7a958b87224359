#include <iostream>
#include <string>
#include <vector>

using namespace std;

vector<string> solve(int n) {
    // Write your solution here.
    return {};
}

int main() {
    int n;
    cin >> n;
    for (const string& line : solve(n)) {
        cout << line << '\n';
    }
}
