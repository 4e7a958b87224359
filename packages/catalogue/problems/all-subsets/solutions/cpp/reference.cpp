#include <iostream>
#include <vector>

using namespace std;

vector<vector<int>> solve(const vector<int>& toppings) {
    vector<vector<int>> selections;
    for (int bits = 0; bits < 1 << toppings.size(); bits++) {
        vector<int> selection;
        for (size_t i = 0; i < toppings.size(); i++) {
            if (bits >> i & 1) {
                selection.push_back(toppings[i]);
            }
        }
        selections.push_back(selection);
    }
    return selections;
}

int main() {
    int n;
    cin >> n;
    vector<int> toppings(n);
    for (int& topping : toppings) {
        cin >> topping;
    }
    for (const vector<int>& selection : solve(toppings)) {
        if (selection.empty()) {
            cout << '-';
        }
        for (size_t i = 0; i < selection.size(); i++) {
            cout << (i > 0 ? " " : "") << selection[i];
        }
        cout << '\n';
    }
}
