#include <cstdio>
#include <vector>
int main() {
    int n, a; scanf("%d %d", &n, &a);
    std::vector<unsigned short> v(n);
    for (auto &x : v) { int y; scanf("%d", &y); x = y; }
    std::vector<int> d(a + 1); d[0] = 1;
    for (int x : v) if (x) for (int j = x; j <= a; j++) { d[j] += d[j - x]; if (d[j] >= 1000000007) d[j] -= 1000000007; }
    printf("%d\n", d[a]);
}
