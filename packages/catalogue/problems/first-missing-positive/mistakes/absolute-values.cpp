#include <bits/stdc++.h>

using namespace std;

int solve(const vector<int>& numbers) {
    int n = numbers.size();
    vector<char> seen(n + 2);
    for (int x : numbers) if (abs(x) <= n) seen[abs(x)] = 1;
    int i = 1;
    while (seen[i]) i++;
    return i;
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
