#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int& v : a) cin >> v;
    sort(a.begin(), a.end());
    int previous = -1000000000, run = 0, best = 0;
    for (int v : a) {
        if (v == previous) continue;
        run = v == previous + 1 ? run + 1 : 1;
        best = max(best, run);
        previous = v;
    }
    cout << max(best, 1) << "\n";
}
