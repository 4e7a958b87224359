#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int solve(const vector<int>& parents) {
    const int n = static_cast<int>(parents.size());
    vector<int> unfinished(n + 1);
    for (int parent : parents) {
        unfinished[parent]++;
    }
    vector<int> order;
    for (int node = 1; node <= n; node++) {
        if (unfinished[node] == 0) {
            order.push_back(node);
        }
    }
    vector<int> depth(n + 1);
    int longest = 0;
    for (size_t i = 0; i < order.size(); i++) {
        const int node = order[i];
        const int parent = parents[node - 1];
        if (parent == 0) {
            continue;
        }
        longest = max(longest, depth[parent] + depth[node] + 1);
        depth[parent] = max(depth[parent], depth[node] + 1);
        if (--unfinished[parent] == 0) {
            order.push_back(parent);
        }
    }
    return longest;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> parents(n);
    for (int& value : parents) {
        cin >> value;
    }
    cout << solve(parents) << '\n';
}
