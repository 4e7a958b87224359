#include <iostream>
#include <vector>

using namespace std;

long long solve(const vector<int>& offers) {
    // Write your solution here.
    return 0;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> offers(n);
    for (int& value : offers) {
        cin >> value;
    }
    cout << solve(offers) << '\n';
}
