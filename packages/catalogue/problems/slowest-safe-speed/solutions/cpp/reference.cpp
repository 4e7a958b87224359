#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

long long hoursNeeded(const vector<int>& contents, int speed) {
    long long sum = 0;
    for (int litres : contents) {
        // One more than the rounded-down quotient of litres - 1: rounds up without leaving int.
        sum += (litres - 1) / speed + 1;
    }
    return sum;
}

int solve(const vector<int>& contents, int hours) {
    int low = 1;
    int high = *max_element(contents.begin(), contents.end());
    while (low < high) {
        const int middle = low + (high - low) / 2;
        if (hoursNeeded(contents, middle) <= hours) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return low;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, hours;
    cin >> n >> hours;
    vector<int> contents(n);
    for (int& litres : contents) {
        cin >> litres;
    }
    cout << solve(contents, hours) << '\n';
}
