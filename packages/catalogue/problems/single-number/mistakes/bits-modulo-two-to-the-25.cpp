#include <bitset>
#include <cstdio>
static std::bitset<1 << 25> seen;
int main() {
    int n;
    scanf("%d", &n);
    long long sum = 0, once = 0;
    for (int i = 0; i < n; i++) {
        int x;
        scanf("%d", &x);
        sum += x;
        unsigned h = (unsigned)x & ((1u << 25) - 1);
        if (!seen[h]) { seen[h] = 1; once += x; }
    }
    printf("%lld\n", 2 * once - sum);
}
