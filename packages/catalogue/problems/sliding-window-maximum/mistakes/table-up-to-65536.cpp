#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;
int main() {
    int n, k;
    scanf("%d %d", &n, &k);
    vector<vector<int>> t(1, vector<int>(n));
    for (int& x : t[0]) scanf("%d", &x);
    int j = 0;
    while (j < 15 && (2 << j) <= k) {
        vector<int> u(n);
        for (int i = 0; i + (2 << j) <= n; i++) u[i] = max(t[j][i], t[j][i + (1 << j)]);
        t.push_back(u);
        j++;
    }
    for (int i = 0; i + k <= n; i++) printf("%d ", max(t[j][i], t[j][i + k - (1 << j)]));
    puts("");
}
