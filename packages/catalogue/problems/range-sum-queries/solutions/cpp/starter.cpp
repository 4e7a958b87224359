#include <iostream>
#include <vector>

using namespace std;

struct Query {
    int l;
    int r;
};

vector<long long> solve(const vector<int>& values, const vector<Query>& queries) {
    // Write your solution here.
    return vector<long long>(queries.size());
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
