#include <iostream>
#include <vector>

using namespace std;

vector<long long> solve(const vector<int>& values) {
    // Write your solution here.
    return vector<long long>(values.size());
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
    const vector<long long> products = solve(values);
    for (size_t i = 0; i < products.size(); i++) {
        cout << (i > 0 ? " " : "") << products[i];
    }
    cout << '\n';
}
