#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    cin >> n;
    const int size = 1 << 18;
    vector<int> table(size, -1);
    bool twice = false;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        unsigned at = (unsigned)x * 2654435761u >> 14;
        while (table[at] != -1 && table[at] != x) at = (at + 1) % size;
        if (table[at] == x && x != -1) twice = true;
        table[at] = x;
    }
    cout << (twice ? "true" : "false") << "\n";
}
