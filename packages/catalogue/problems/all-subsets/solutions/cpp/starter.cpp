#include <iostream>
#include <vector>

using namespace std;

vector<vector<int>> solve(const vector<int>& toppings) {
    // Write your solution here.
    return {{}};
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
