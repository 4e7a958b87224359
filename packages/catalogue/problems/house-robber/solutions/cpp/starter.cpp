#include <iostream>
#include <vector>

using namespace std;

long long solve(const vector<int>& amounts) {
    // Write your solution here.
    return 0;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> amounts(n);
    for (int& amount : amounts) {
        cin >> amount;
    }
    cout << solve(amounts) << '\n';
}
