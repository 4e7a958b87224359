#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <unordered_set>
#include <vector>
using namespace std;
int main() {
    int n;
    scanf("%d", &n);
    vector<int> a(n);
    for (int& x : a) scanf("%d", &x);
    sort(a.begin(), a.end());
    unordered_set<uint32_t> seen;
    bool any = false;
    for (int i = 0; i < n - 2; i++) {
        int l = i + 1, h = n - 1;
        while (l < h) {
            int s = a[i] + a[l] + a[h];
            if (s < 0) l++;
            else if (s > 0) h--;
            else {
                uint32_t key = (uint32_t)a[i] << 16 | (uint16_t)a[l];
                if (seen.insert(key).second) {
                    any = true;
                    printf("%d %d %d\n", a[i], a[l], a[h]);
                }
                l++;
            }
        }
    }
    if (!any) puts("none");
}
