#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int n;
    scanf("%d", &n);
    vector<int> values(n);
    for (int& value : values) scanf("%d", &value);
    auto has = [&](int value) { return find(values.begin(), values.end(), value) != values.end(); };
    int best = 0;
    for (int value : values) {
        if (has(value - 1)) continue;
        int end = value;
        while (has(end + 1)) end++;
        best = max(best, end - value + 1);
    }
    printf("%d\n", best);
}
