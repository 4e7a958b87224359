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
    // Write your solution here.
    return {};
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
