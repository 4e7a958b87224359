#include <algorithm>
#include <cstdio>
#include <iostream>
#include <limits>
#include <vector>

using namespace std;

/** Beyond the ends an array continues with minus and plus infinity. */
double valueAt(const vector<int>& values, int index) {
    if (index < 0) {
        return -numeric_limits<double>::infinity();
    }
    return index < static_cast<int>(values.size()) ? values[index] : numeric_limits<double>::infinity();
}

/** Both arrays are sorted; at most one of them is empty. */
double solve(const vector<int>& first, const vector<int>& second) {
    const vector<int>& a = first.size() <= second.size() ? first : second;
    const vector<int>& b = first.size() <= second.size() ? second : first;
    const int half = static_cast<int>(a.size() + b.size() + 1) / 2;
    int low = 0;
    int high = static_cast<int>(a.size());
    while (low < high) {
        const int middle = (low + high) / 2;
        if (b[half - middle - 1] > a[middle]) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    const double lower = max(valueAt(a, low - 1), valueAt(b, half - low - 1));
    if ((a.size() + b.size()) % 2 == 1) {
        return lower;
    }
    const double upper = min(valueAt(a, low), valueAt(b, half - low));
    return (lower + upper) / 2;
}

vector<int> readArray() {
    int n;
    cin >> n;
    vector<int> values(n);
    for (int& value : values) {
        cin >> value;
    }
    return values;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    const vector<int> first = readArray();
    const vector<int> second = readArray();
    printf("%.1f\n", solve(first, second));
}
