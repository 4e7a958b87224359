#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int n, m;
    scanf("%d", &n);
    vector<int> values(n);
    for (int& value : values) scanf("%d", &value);
    scanf("%d", &m);
    while (m--) {
        int value;
        scanf("%d", &value);
        values.insert(lower_bound(values.begin(), values.end(), value), value);
    }
    size_t size = values.size();
    printf("%.1f\n", ((double)values[(size - 1) / 2] + values[size / 2]) / 2);
}
