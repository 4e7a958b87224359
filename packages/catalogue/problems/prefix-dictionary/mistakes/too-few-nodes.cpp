#include <iostream>
#include <string>
using namespace std;

const int NODES = 200000;
int child[NODES][26];
bool isWord[NODES];
int used = 1;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q;
    cin >> q;
    string op, w;
    while (q--) {
        cin >> op >> w;
        int node = 0;
        bool lost = false;
        for (char letter : w) {
            int& next = child[node][letter - 'a'];
            if (next == 0) {
                if (op != "add") {
                    lost = true;
                    break;
                }
                next = used++;
            }
            node = next;
        }
        if (op == "add") isWord[node] = true;
        else cout << (!lost && (op == "prefix" || isWord[node]) ? "true" : "false") << "\n";
    }
}
