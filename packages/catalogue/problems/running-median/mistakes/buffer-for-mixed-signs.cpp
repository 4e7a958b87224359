#include <cstdio>
#include <functional>
#include <queue>
using namespace std;
static char buf[3300000];
int main() {
    size_t len = fread(buf, 1, sizeof buf - 1, stdin);
    buf[len] = 0;
    char* p = buf;
    auto next = [&]() {
        while (*p && *p != '-' && (*p < '0' || *p > '9')) p++;
        bool neg = *p == '-';
        if (neg) p++;
        int x = 0;
        while (*p >= '0' && *p <= '9') x = x * 10 + (*p++ - '0');
        return neg ? -x : x;
    };
    int n = next();
    priority_queue<int> low;
    priority_queue<int, vector<int>, greater<int>> high;
    long long sum = 0;
    for (int i = 0; i < n; i++) {
        low.push(next());
        high.push(low.top());
        low.pop();
        if (high.size() > low.size()) { low.push(high.top()); high.pop(); }
        sum += low.top();
    }
    printf("%lld\n", sum);
}
