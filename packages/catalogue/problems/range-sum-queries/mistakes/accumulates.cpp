#include <cstdio>
#include <numeric>
#include <vector>
using namespace std;

int main() {
    int n, q;
    scanf("%d %d", &n, &q);
    vector<int> values(n);
    for (int& value : values) scanf("%d", &value);
    while (q--) {
        int l, r;
        scanf("%d %d", &l, &r);
        printf("%lld\n", accumulate(values.begin() + l - 1, values.begin() + r, 0LL));
    }
}
