#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int n;
    scanf("%d", &n);
    vector<int> values(n);
    for (int& value : values) scanf("%d", &value);
    int at = 0;
    for (int seen = 0; seen < n; seen++) {
        if (values[at] == 0) {
            values.erase(values.begin() + at);
            values.push_back(0);
        } else {
            at++;
        }
    }
    for (int value : values) printf("%d ", value);
    puts("");
}
