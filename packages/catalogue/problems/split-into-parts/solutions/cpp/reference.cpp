#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

using namespace std;

long long solve(const vector<int>& lengths, int k) {
    const auto discsFor = [&lengths](long long limit) {
        int discs = 1;
        long long used = 0;
        for (int length : lengths) {
            if (used + length > limit) {
                discs++;
                used = 0;
            }
            used += length;
        }
        return discs;
    };
    long long low = *max_element(lengths.begin(), lengths.end());
    long long high = accumulate(lengths.begin(), lengths.end(), 0LL);
    while (low < high) {
        const long long limit = (low + high) / 2;
        if (discsFor(limit) <= k) {
            high = limit;
        } else {
            low = limit + 1;
        }
    }
    return low;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k;
    cin >> n >> k;
    vector<int> lengths(n);
    for (int& value : lengths) {
        cin >> value;
    }
    cout << solve(lengths, k) << '\n';
}
