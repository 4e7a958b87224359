#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    vector<float> all;
    for (int part = 0; part < 2; part++) {
        int count;
        scanf("%d", &count);
        for (int i = 0; i < count; i++) {
            float value;
            scanf("%f", &value);
            all.push_back(value);
        }
    }
    sort(all.begin(), all.end());
    size_t size = all.size();
    printf("%.1f\n", (all[(size - 1) / 2] + all[size / 2]) / 2);
}
