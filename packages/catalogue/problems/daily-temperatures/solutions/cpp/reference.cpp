#include <iostream>
#include <stack>
#include <vector>

using namespace std;

vector<int> solve(const vector<int>& temperatures) {
    const int n = static_cast<int>(temperatures.size());
    vector<int> wait(n);
    stack<int> waiting; // days without an answer, coldest on top
    for (int today = 0; today < n; today++) {
        while (!waiting.empty() && temperatures[waiting.top()] < temperatures[today]) {
            wait[waiting.top()] = today - waiting.top();
            waiting.pop();
        }
        waiting.push(today);
    }
    return wait;
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
