#include <iostream>
#include <vector>

using namespace std;

vector<int> solve(const vector<int>& before, const vector<int>& between) {
    // Write your solution here.
    return {};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> before(n), between(n);
    for (int& node : before) {
        cin >> node;
    }
    for (int& node : between) {
        cin >> node;
    }
    for (int node : solve(before, between)) {
        cout << node << ' ';
    }
    cout << '\n';
}
