#include <array>
#include <iostream>
#include <vector>

using namespace std;

/** Ascending triplets with the sum 0, without repetitions. */
vector<array<int, 3>> solve(vector<int> values) {
    // Write your solution here.
    return {};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> values(n);
    for (int& value : values) {
        cin >> value;
    }
    const vector<array<int, 3>> triplets = solve(values);
    for (const auto& [a, b, c] : triplets) {
        cout << a << ' ' << b << ' ' << c << '\n';
    }
    if (triplets.empty()) {
        cout << "none\n";
    }
}
