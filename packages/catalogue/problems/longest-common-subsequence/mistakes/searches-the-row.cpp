#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    string s, t;
    cin >> s >> t;
    vector<int> ending(t.size(), 0);
    for (char letter : s) {
        for (int j = (int)t.size() - 1; j >= 0; j--) {
            if (t[j] != letter) continue;
            int before = 0;
            for (int k = 0; k < j; k++) before = max(before, ending[k]);
            ending[j] = max(ending[j], before + 1);
        }
    }
    cout << *max_element(ending.begin(), ending.end()) << "\n";
}
