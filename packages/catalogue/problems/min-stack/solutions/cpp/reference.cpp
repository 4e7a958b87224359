#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

struct Operation {
    string name;
    /** Matters for "push" only. */
    int value;
};

/** Returns the answers to top and min, in order. */
vector<int> solve(const vector<Operation>& operations) {
    vector<int> values;
    vector<int> minima;
    vector<int> answers;
    for (const auto& [name, value] : operations) {
        if (name == "push") {
            values.push_back(value);
            minima.push_back(minima.empty() ? value : min(value, minima.back()));
        } else if (name == "pop") {
            values.pop_back();
            minima.pop_back();
        } else {
            answers.push_back(name == "top" ? values.back() : minima.back());
        }
    }
    return answers;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q;
    cin >> q;
    vector<Operation> operations(q);
    for (auto& [name, value] : operations) {
        cin >> name;
        if (name == "push") {
            cin >> value;
        }
    }
    for (int answer : solve(operations)) {
        cout << answer << '\n';
    }
}
