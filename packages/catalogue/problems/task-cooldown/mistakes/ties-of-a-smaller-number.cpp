#include <algorithm>
#include <cstdio>
int main() {
    int n;
    long long c, most = 0, same = 1, sum = 0;
    scanf("%d %lld", &n, &c);
    for (int i = 0; i < n; i++) {
        long long t;
        scanf("%lld", &t);
        sum += t;
        if (t > most) most = t;
        else if (t == most) same++;
    }
    printf("%lld\n", std::max(sum, (most - 1) * (c + 1) + same));
}
