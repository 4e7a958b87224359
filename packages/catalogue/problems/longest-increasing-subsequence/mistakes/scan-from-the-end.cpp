#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int n;
    scanf("%d", &n);
    vector<int> tails;
    for (int i = 0; i < n; i++) {
        int value;
        scanf("%d", &value);
        int at = tails.size();
        while (at > 0 && tails[at - 1] >= value) at--;
        if (at == (int)tails.size()) tails.push_back(value);
        else tails[at] = value;
    }
    printf("%zu\n", tails.size());
}
