#include <iostream>
#include <vector>

using namespace std;

struct Query {
    int l;
    int r;
};

vector<long long> solve(const vector<int>& values, const vector<Query>& queries) {
    vector<long long> prefix(values.size() + 1);
    for (size_t i = 0; i < values.size(); i++) {
        prefix[i + 1] = prefix[i] + values[i];
    }
    vector<long long> sums;
    for (const auto& [l, r] : queries) {
        sums.push_back(prefix[r] - prefix[l - 1]);
    }
    return sums;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    vector<int> values(n);
    for (int& value : values) {
        cin >> value;
    }
    vector<Query> queries(q);
    for (auto& [l, r] : queries) {
        cin >> l >> r;
    }
    for (long long sum : solve(values, queries)) {
        cout << sum << '\n';
    }
}
