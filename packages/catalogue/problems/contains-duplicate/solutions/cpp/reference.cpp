#include <iostream>
#include <unordered_set>
#include <vector>

using namespace std;

bool solve(const vector<int>& values) {
    unordered_set<int> seen;
    for (int value : values) {
        if (!seen.insert(value).second) {
            return true;
        }
    }
    return false;
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
    cout << boolalpha << solve(values) << '\n';
}
