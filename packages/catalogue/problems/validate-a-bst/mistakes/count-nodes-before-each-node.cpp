#include <iostream>
#include <string>
#include <vector>
using namespace std;

int k;
vector<string> tokens;

// the children of the j-th node (counted from 0, without nulls) are tokens 2j+1 and 2j+2
int leftChild(int i) {
    int nodesBefore = 0;
    for (int x = 0; x < i; x++) {
        if (tokens[x] != "null") nodesBefore++;
    }
    return 2 * nodesBefore + 1;
}

bool check(int i, int low, int high) {
    if (i >= k || tokens[i] == "null") return true;
    int value = stoi(tokens[i]);
    if (value <= low || value >= high) return false;
    int left = leftChild(i);
    int right = leftChild(i) + 1;
    return check(left, low, value) && check(right, value, high);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    cin >> k;
    tokens.resize(k);
    for (int i = 0; i < k; i++) cin >> tokens[i];
    cout << (check(0, -2000000, 2000000) ? "true" : "false") << endl;
    return 0;
}
