#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    const int SIZE = 20000002;
    // index 2 * p is the point p, index 2 * p + 1 the gap between p and p + 1
    vector<bool> covered(SIZE, false);
    int n;
    cin >> n;
    for (int i = 0; i < n; i++) {
        int l, r;
        cin >> l >> r;
        for (int x = 2 * l; x <= 2 * r; x++) {
            covered[x] = true;
        }
    }
    int x = 0;
    while (x < SIZE) {
        if (!covered[x]) {
            x++;
            continue;
        }
        int start = x;
        while (covered[x]) {
            x++;
        }
        cout << start / 2 << ' ' << (x - 1) / 2 << '\n';
    }
    return 0;
}
