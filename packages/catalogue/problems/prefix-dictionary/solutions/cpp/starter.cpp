#include <iostream>
#include <string>
#include <vector>

using namespace std;

struct Operation {
    string name;
    string text;
};

/** Returns the answers to has and prefix, in order. */
vector<bool> solve(const vector<Operation>& operations) {
    // Write your solution here.
    return {};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q;
    cin >> q;
    vector<Operation> operations(q);
    for (auto& [name, text] : operations) {
        cin >> name >> text;
    }
    cout << boolalpha;
    for (bool answer : solve(operations)) {
        cout << answer << '\n';
    }
}
