#include <cstdio>
#include <iostream>
#include <vector>

using namespace std;

/** Both arrays are sorted; at most one of them is empty. */
double solve(const vector<int>& first, const vector<int>& second) {
    // Write your solution here.
    return 0;
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
