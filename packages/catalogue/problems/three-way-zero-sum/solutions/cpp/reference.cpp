#include <algorithm>
#include <array>
#include <iostream>
#include <vector>

using namespace std;

/** Ascending triplets with the sum 0, without repetitions. */
vector<array<int, 3>> solve(vector<int> values) {
    sort(values.begin(), values.end());
    vector<array<int, 3>> triplets;
    for (size_t i = 0; i + 2 < values.size() && values[i] <= 0; i++) {
        if (i > 0 && values[i] == values[i - 1]) {
            continue;
        }
        size_t left = i + 1;
        size_t right = values.size() - 1;
        while (left < right) {
            const int sum = values[i] + values[left] + values[right];
            if (sum < 0) {
                left++;
            } else if (sum > 0) {
                right--;
            } else {
                triplets.push_back({values[i], values[left], values[right]});
                do {
                    left++;
                } while (left < right && values[left] == values[left - 1]);
                right--;
            }
        }
    }
    return triplets;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> values(n);
    for (int& value : values) {
        cin >> value;
    }
    const vector<array<int, 3>> triplets = solve(values);
    for (const auto& [a, b, c] : triplets) {
        cout << a << ' ' << b << ' ' << c << '\n';
    }
    if (triplets.empty()) {
        cout << "none\n";
    }
}
