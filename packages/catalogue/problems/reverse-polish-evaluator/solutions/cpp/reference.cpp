#include <iostream>
#include <string>
#include <vector>

using namespace std;

long long apply(char operation, long long left, long long right) {
    switch (operation) {
        case '+': return left + right;
        case '-': return left - right;
        case '*': return left * right;
        default: return left / right;
    }
}

long long solve(const vector<string>& tokens) {
    vector<long long> operands;
    for (const string& token : tokens) {
        if (token == "+" || token == "-" || token == "*" || token == "/") {
            const long long right = operands.back();
            operands.pop_back();
            operands.back() = apply(token[0], operands.back(), right);
        } else {
            operands.push_back(stoll(token));
        }
    }
    return operands.back();
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int k;
    cin >> k;
    vector<string> tokens(k);
    for (string& token : tokens) {
        cin >> token;
    }
    cout << solve(tokens) << '\n';
}
