#include <iostream>
#include <vector>

using namespace std;

int solve(const vector<int>& coins, int amount) {
    // Write your solution here.
    return -1;
}

int main() {
    int n, amount;
    cin >> n >> amount;
    vector<int> coins(n);
    for (int& coin : coins) {
        cin >> coin;
    }
    cout << solve(coins, amount) << '\n';
}
