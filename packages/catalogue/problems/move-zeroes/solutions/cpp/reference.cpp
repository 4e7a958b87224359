#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

/** Rearranges the values in place. */
void solve(vector<int>& values) {
    fill(remove(values.begin(), values.end(), 0), values.end(), 0);
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
    solve(values);
    for (size_t i = 0; i < values.size(); i++) {
        cout << (i > 0 ? " " : "") << values[i];
    }
    cout << '\n';
}
