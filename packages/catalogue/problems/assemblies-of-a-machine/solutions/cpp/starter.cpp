#include <iostream>
#include <string>
#include <vector>

using namespace std;

/** The part i has a type and children; -1 stands for none. Part 0 is the root, and parents come before children. */
struct Tree {
    vector<int> types;
    vector<int> left;
    vector<int> right;
};

Tree readTree() {
    Tree tree;
    int count;
    cin >> count;
    for (int place = -1; place < count - 1; place++) {
        string token;
        cin >> token;
        if (token != "null") {
            if (place >= 0) {
                (place % 2 == 0 ? tree.left : tree.right)[place / 2] = tree.types.size();
            }
            tree.types.push_back(stoi(token));
            tree.left.push_back(-1);
            tree.right.push_back(-1);
        }
    }
    return tree;
}

/** Returns for each assembly whether the machine contains it. */
vector<bool> solve(const Tree& machine, const vector<Tree>& assemblies) {
    // Write your solution here.
    return vector<bool>(assemblies.size());
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    const Tree machine = readTree();
    int q;
    cin >> q;
    vector<Tree> assemblies;
    for (int i = 0; i < q; i++) {
        assemblies.push_back(readTree());
    }
    for (bool found : solve(machine, assemblies)) {
        cout << (found ? "yes" : "no") << '\n';
    }
}
