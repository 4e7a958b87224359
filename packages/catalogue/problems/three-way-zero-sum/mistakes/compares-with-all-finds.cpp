#include <algorithm>
#include <array>
#include <cstdio>
#include <vector>
using namespace std;
int main() {
    int n;
    scanf("%d", &n);
    vector<int> a(n);
    for (int& x : a) scanf("%d", &x);
    sort(a.begin(), a.end());
    vector<array<int, 2>> out;
    for (int i = 0; i < n - 2; i++) {
        int l = i + 1, h = n - 1;
        while (l < h) {
            int s = a[i] + a[l] + a[h];
            if (s < 0) l++;
            else if (s > 0) h--;
            else {
                array<int, 2> t{a[i], a[l]};
                if (find(out.begin(), out.end(), t) == out.end()) out.push_back(t);
                l++;
            }
        }
    }
    for (auto& t : out) printf("%d %d %d\n", t[0], t[1], -t[0] - t[1]);
    if (out.empty()) puts("none");
}
