#include <algorithm>
#include <cstdio>
#include <cstring>
using namespace std;
static char s[500000];
int main() {
    if (!fgets(s, sizeof s, stdin)) return 0;
    s[strcspn(s, "\r\n ")] = 0;
    int n = strlen(s), size[3] = {}, at[3][3] = {};
    auto colour = [](char c) { return c == 'r' ? 0 : c == 'w' ? 1 : 2; };
    for (int i = 0; i < n; i++) size[colour(s[i])]++;
    for (int i = 0; i < n; i++) at[i < size[0] ? 0 : i < size[0] + size[1] ? 1 : 2][colour(s[i])]++;
    int count = 0, left = 0;
    for (int x = 0; x < 3; x++)
        for (int y = x + 1; y < 3; y++) {
            int m = min(at[x][y], at[y][x]);
            count += m;
            left += at[x][y] + at[y][x] - 2 * m;
        }
    printf("%d\n", count + left / 3 * 2);
}
