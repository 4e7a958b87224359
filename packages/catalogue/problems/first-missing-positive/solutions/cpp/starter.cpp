#include <iostream>
#include <vector>

using namespace std;

int solve(const vector<int>& numbers) {
    // Write your solution here.
    return 1;
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
