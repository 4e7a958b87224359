#include <iostream>
#include <vector>

using namespace std;

vector<long long> solve(const vector<int>& values) {
    vector<long long> products(values.size());
    long long before = 1;
    for (size_t i = 0; i < values.size(); i++) {
        products[i] = before;
        before *= values[i];
    }
    long long behind = 1;
    for (size_t i = values.size(); i-- > 0;) {
        products[i] *= behind;
        behind *= values[i];
    }
    return products;
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
