#include <iostream>
#include <vector>

using namespace std;

int solve(const vector<long long>& heaps) {
    // Write your solution here.
    return 0;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<long long> heaps(n);
    for (long long& heap : heaps) {
        cin >> heap;
    }
    cout << solve(heaps) << '\n';
}
