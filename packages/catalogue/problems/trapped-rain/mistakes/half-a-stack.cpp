#include <cstdio>
#include <algorithm>
static int h[200005], st[100000];
int main() {
    int n; scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", h + i);
    long long sum = 0; int sp = 0;
    for (int i = 0; i < n; i++) {
        while (sp && h[st[sp - 1]] < h[i]) {
            int low = h[st[--sp]];
            if (!sp) break;
            int l = st[sp - 1];
            sum += (long long)(i - l - 1) * (std::min(h[l], h[i]) - low);
        }
        if (sp < 100000) st[sp++] = i;
    }
    printf("%lld\n", sum);
}
