#include <bits/stdc++.h>

using namespace std;

struct TreeNode {
    int value;
    TreeNode* left = nullptr;
    TreeNode* right = nullptr;
};

/** Returns the k-th smallest value for each question k. */
vector<int> solve(const TreeNode* root, const vector<int>& questions) {
    vector<int> spine, answers;
    for (const TreeNode* node = root; node; node = node->left) spine.push_back(node->value);
    reverse(spine.begin(), spine.end());
    for (int k : questions) answers.push_back(spine[min<size_t>(k, spine.size()) - 1]);
    return answers;
}

/** The node of a token, or null. The nodes live until the program ends. */
TreeNode* makeNode(const string& token) {
    static deque<TreeNode> nodes;
    return token == "null" ? nullptr : &nodes.emplace_back(TreeNode{stoi(token)});
}

/** Builds the tree from its level-order tokens. */
TreeNode* readTree(const vector<string>& tokens) {
    TreeNode* root = makeNode(tokens[0]);
    queue<TreeNode*> parents;
    parents.push(root);
    for (size_t i = 1; i < tokens.size();) {
        TreeNode* parent = parents.front();
        parents.pop();
        for (TreeNode** child : {&parent->left, &parent->right}) {
            *child = i < tokens.size() ? makeNode(tokens[i++]) : nullptr;
            if (*child) {
                parents.push(*child);
            }
        }
    }
    return root;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int t, q;
    cin >> t;
    vector<string> tokens(t);
    for (string& token : tokens) {
        cin >> token;
    }
    cin >> q;
    vector<int> questions(q);
    for (int& k : questions) {
        cin >> k;
    }
    for (int value : solve(readTree(tokens), questions)) {
        cout << value << ' ';
    }
    cout << '\n';
}
