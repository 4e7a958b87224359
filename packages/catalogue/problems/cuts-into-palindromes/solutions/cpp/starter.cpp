#include <iostream>
#include <string>

using namespace std;

int solve(const string& strip) {
    // Write your solution here.
    return 0;
}

int main() {
    int n;
    string strip;
    cin >> n >> strip;
    cout << solve(strip) << '\n';
}
