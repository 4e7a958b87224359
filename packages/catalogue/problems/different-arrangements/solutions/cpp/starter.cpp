#include <iostream>
#include <string>
#include <vector>

using namespace std;

vector<string> solve(const string& letters) {
    // Write your solution here.
    return {};
}

int main() {
    int n;
    string letters;
    cin >> n >> letters;
    for (const string& word : solve(letters)) {
        cout << word << '\n';
    }
}
