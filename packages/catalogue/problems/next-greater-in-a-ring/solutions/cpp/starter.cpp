#include <iostream>
#include <vector>

using namespace std;

vector<int> solve(const vector<int>& heights) {
    // Write your solution here.
    return vector<int>(heights.size());
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> heights(n);
    for (int& value : heights) {
        cin >> value;
    }
    for (int value : solve(heights)) {
        cout << value << ' ';
    }
    cout << '\n';
}
