#include <bits/stdc++.h>
using namespace std;
int n;
volatile int cnt = 0;
void walk(int at) {
    if (at > n) return;
    if (at == n) { cnt = cnt + 1; return; }
    walk(at + 1);
    walk(at + 2);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    cin >> n;
    walk(0);
    cout << cnt << "\n";
    return 0;
}
