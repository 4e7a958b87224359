#include <functional>
#include <iostream>
#include <queue>
#include <unordered_map>
#include <utility>
#include <vector>

using namespace std;

vector<int> solve(const vector<int>& values, int k) {
    unordered_map<int, int> counts;
    for (int value : values) {
        counts[value]++;
    }
    // The rarest of the best k so far is on top and is the next one to go.
    using Candidate = pair<int, int>; // count and value
    priority_queue<Candidate, vector<Candidate>, greater<>> best;
    for (const auto& [value, count] : counts) {
        best.push({count, value});
        if (static_cast<int>(best.size()) > k) {
            best.pop();
        }
    }
    vector<int> frequent;
    for (; !best.empty(); best.pop()) {
        frequent.push_back(best.top().second);
    }
    return frequent;
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
