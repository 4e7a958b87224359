#include <cstdio>
#include <vector>
using namespace std;

const int SIZE = 1 << 18;
const int EMPTY = 2000000000;
vector<int> table_(SIZE, EMPTY);

int place(int value) {
    int at = value & (SIZE - 1);
    while (table_[at] != EMPTY && table_[at] != value) at = (at + 1) & (SIZE - 1);
    return at;
}

bool contains(int value) {
    return table_[place(value)] == value;
}

int main() {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        int value;
        scanf("%d", &value);
        table_[place(value)] = value;
    }
    int best = 0;
    for (int value : table_) {
        if (value == EMPTY || contains(value - 1)) continue;
        int end = value;
        while (contains(end + 1)) end++;
        if (end - value + 1 > best) best = end - value + 1;
    }
    printf("%d\n", best);
}
