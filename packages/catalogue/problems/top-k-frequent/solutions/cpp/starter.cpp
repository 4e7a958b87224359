#include <iostream>
#include <vector>

using namespace std;

vector<int> solve(const vector<int>& values, int k) {
    // Write your solution here.
    return {};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k;
    cin >> n >> k;
    vector<int> values(n);
    for (int& value : values) {
        cin >> value;
    }
    const vector<int> frequent = solve(values, k);
    for (size_t i = 0; i < frequent.size(); i++) {
        cout << (i > 0 ? " " : "") << frequent[i];
    }
    cout << '\n';
}
