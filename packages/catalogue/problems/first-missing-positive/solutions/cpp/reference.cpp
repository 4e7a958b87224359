#include <iostream>
#include <vector>

using namespace std;

int solve(const vector<int>& numbers) {
    const int n = static_cast<int>(numbers.size());
    vector<bool> occurs(n + 2);
    for (int number : numbers) {
        if (number >= 1 && number <= n) {
            occurs[number] = true;
        }
    }
    int answer = 1;
    while (occurs[answer]) {
        answer++;
    }
    return answer;
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
