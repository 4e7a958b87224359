#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    scanf("%d", &n);
    vector<vector<int>> below(n + 1);
    for (int i = 1; i <= n; i++) {
        int before;
        scanf("%d", &before);
        below[before].push_back(i);
    }
    vector<int> order = {below[0][0]};
    for (int i = 0; i < n; i++)
        for (int next : below[order[i]]) order.push_back(next);
    vector<int> height(n + 1);
    int best = 0;
    for (int i = n - 1; i >= 0; i--) {
        auto& arms = below[order[i]];
        for (size_t a = 0; a < arms.size(); a++) {
            height[order[i]] = max(height[order[i]], height[arms[a]] + 1);
            best = max(best, height[arms[a]] + 1);
            for (size_t b = 0; b < a; b++) best = max(best, height[arms[a]] + height[arms[b]] + 2);
        }
    }
    printf("%d\n", best);
}
