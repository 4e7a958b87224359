#include <iostream>
#include <string>
#include <unordered_map>
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

bool same(const Tree& a, int i, const Tree& b, int j) {
    if (i < 0 || j < 0) return i == j;
    return a.types[i] == b.types[j] && same(a, a.left[i], b, b.left[j]) && same(a, a.right[i], b, b.right[j]);
}

bool contains(const Tree& machine, int i, const Tree& assembly) {
    if (i < 0) return false;
    return same(machine, i, assembly, 0) || contains(machine, machine.left[i], assembly)
        || contains(machine, machine.right[i], assembly);
}

vector<bool> solve(const Tree& machine, const vector<Tree>& assemblies) {
    vector<bool> answers;
    for (const Tree& assembly : assemblies) answers.push_back(contains(machine, 0, assembly));
    return answers;
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
