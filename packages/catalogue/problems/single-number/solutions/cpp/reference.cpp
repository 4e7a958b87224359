#include <iostream>
#include <vector>

using namespace std;

int solve(const vector<int>& values) {
    int all = 0;
    for (int value : values) {
        all ^= value;
    }
    return all;
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
    cout << solve(values) << '\n';
}
