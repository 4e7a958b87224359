#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>
using namespace std;

int main() {
    int n;
    scanf("%d", &n);
    vector<pair<int, int>> groups;
    for (int i = 0; i < n; i++) {
        int left, right;
        scanf("%d %d", &left, &right);
        size_t kept = 0;
        for (size_t at = 0; at < groups.size(); at++) {
            if (groups[at].second < left || groups[at].first > right) {
                groups[kept++] = groups[at];
            } else {
                left = min(left, groups[at].first);
                right = max(right, groups[at].second);
            }
        }
        groups.resize(kept);
        groups.push_back({left, right});
    }
    sort(groups.begin(), groups.end());
    for (auto& [left, right] : groups) printf("%d %d\n", left, right);
}
