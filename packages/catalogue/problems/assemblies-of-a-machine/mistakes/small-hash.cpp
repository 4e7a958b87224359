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

/** Numbers all trees of the parts and returns the number of the whole tree. */
int numberTree(const Tree& tree, unordered_map<long long, int>& numberOf) {
    vector<int> numbers(tree.types.size());
    for (int i = numbers.size() - 1; i >= 0; i--) {
        // At most 100 000 numbers are given, so each of the three values is below 2^17.
        long long key = tree.types[i];
        key = key << 17 | (tree.left[i] < 0 ? 0 : numbers[tree.left[i]]);
        key = key << 17 | (tree.right[i] < 0 ? 0 : numbers[tree.right[i]]);
        const int next = numberOf.size() + 1;
        numbers[i] = numberOf.emplace(key % 65521, next).first->second;
    }
    return numbers[0];
}

/** Returns for each assembly whether the machine contains it. */
vector<bool> solve(const Tree& machine, const vector<Tree>& assemblies) {
    unordered_map<long long, int> numberOf;
    numberTree(machine, numberOf);
    const int ofMachine = numberOf.size();
    vector<bool> answers;
    for (const Tree& assembly : assemblies) {
        answers.push_back(numberTree(assembly, numberOf) <= ofMachine);
    }
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
