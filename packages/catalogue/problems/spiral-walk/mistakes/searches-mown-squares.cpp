#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>
using namespace std;
int main() {
    int r, c;
    scanf("%d %d", &r, &c);
    vector<int> g(r * c);
    for (int& x : g) scanf("%d", &x);
    vector<pair<int, int>> mown;
    int y = 0, x = 0, dy = 0, dx = 1;
    for (int i = 0; i < r * c; i++) {
        printf("%d ", g[y * c + x]);
        mown.push_back({y, x});
        int v = y + dy, u = x + dx;
        if (v < 0 || v >= r || u < 0 || u >= c || find(mown.begin(), mown.end(), make_pair(v, u)) != mown.end()) {
            int t = dy;
            dy = dx;
            dx = -t;
        }
        y += dy;
        x += dx;
    }
    puts("");
}
