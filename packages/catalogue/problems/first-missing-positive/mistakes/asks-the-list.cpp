#include <bits/stdc++.h>

using namespace std;

int solve(const vector<int>& numbers) {
    int want = 1;
    while (find(numbers.begin(), numbers.end(), want) != numbers.end()) want++;
    return want;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> numbers(n);
    for (int& value : numbers) {
        cin >> value;
    }
    cout << solve(numbers) << '\n';
}
