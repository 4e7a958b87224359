#include <iostream>
#include <string>
#include <vector>

using namespace std;

struct Operation {
    string name;
    int key;
    /** Matters for "put" only. */
    int value;
};

/** Returns the results of the gets, in order. */
vector<int> solve(int capacity, const vector<Operation>& operations) {
    // Write your solution here.
    return {};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int capacity, q;
    cin >> capacity >> q;
    vector<Operation> operations(q);
    for (auto& [name, key, value] : operations) {
        cin >> name >> key;
        if (name == "put") {
            cin >> value;
        }
    }
    for (int result : solve(capacity, operations)) {
        cout << result << '\n';
    }
}
