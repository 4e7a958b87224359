#include <cstdio>
static int key_[1 << 18], pos_[1 << 18];
static unsigned slot(int v) {
    unsigned h = ((unsigned)v * 2654435769u) >> 14;
    while (key_[h] && key_[h] != v) h = (h + 1) & ((1 << 18) - 1);
    return h;
}
int main() {
    int n; long long target; scanf("%d %lld", &n, &target);
    for (int i = 0; i < n; i++) {
        int v; scanf("%d", &v);
        long long need = target - v;
        if (need >= -1000000000 && need <= 1000000000 && i) {
            unsigned h = slot((int)need);
            if (key_[h] == (int)need) { printf("%d %d\n", pos_[h], i); return 0; }
        }
        unsigned h = slot(v); key_[h] = v; pos_[h] = i;
    }
}
