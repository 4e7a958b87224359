#include <iostream>
#include <vector>

using namespace std;

vector<int> solve(const vector<int>& temperatures) {
    // Write your solution here.
    return vector<int>(temperatures.size());
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> temperatures(n);
    for (int& temperature : temperatures) {
        cin >> temperature;
    }
    const vector<int> wait = solve(temperatures);
    for (size_t i = 0; i < wait.size(); i++) {
        cout << (i > 0 ? " " : "") << wait[i];
    }
    cout << '\n';
}
