#include <iostream>
#include <string>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string number, stack;
    int k;
    cin >> number >> k;
    for (char digit : number) {
        while (k > 0 && !stack.empty() && stack.back() > digit) {
            stack.pop_back();
            k--;
        }
        stack.push_back(digit);
    }
    stack.resize(stack.size() - k);
    while (stack.size() > 1 && stack[0] == '0') stack.erase(0, 1);
    cout << (stack.empty() ? "0" : stack) << "\n";
}
