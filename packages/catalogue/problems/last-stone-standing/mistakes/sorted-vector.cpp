#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int n;
    scanf("%d", &n);
    vector<int> stones(n);
    for (int& stone : stones) scanf("%d", &stone);
    sort(stones.begin(), stones.end());
    while (stones.size() > 1) {
        int heaviest = stones.back();
        stones.pop_back();
        int rest = heaviest - stones.back();
        stones.pop_back();
        if (rest > 0) stones.insert(lower_bound(stones.begin(), stones.end(), rest), rest);
    }
    printf("%d\n", stones.empty() ? 0 : stones[0]);
}
