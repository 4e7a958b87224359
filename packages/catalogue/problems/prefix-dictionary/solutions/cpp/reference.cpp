#include <array>
#include <deque>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

struct Operation {
    string name;
    string text;
};

class Trie {
public:
    void add(const string& text) {
        Node* node = root;
        for (char letter : text) {
            Node*& child = node->children[letter - 'a'];
            if (!child) {
                child = &nodes.emplace_back();
            }
            node = child;
        }
        node->isWord = true;
    }

    bool has(const string& text) const {
        const Node* end = find(text);
        return end && end->isWord;
    }

    bool hasPrefix(const string& text) const {
        return find(text);
    }

private:
    struct Node {
        array<Node*, 26> children{};
        bool isWord = false;
    };

    /** The node at the end of the text's path, or null. */
    const Node* find(const string& text) const {
        const Node* node = root;
        for (size_t i = 0; i < text.size() && node; i++) {
            node = node->children[text[i] - 'a'];
        }
        return node;
    }

    deque<Node> nodes{1};
    Node* root = &nodes.front();
};

/** Returns the answers to has and prefix, in order. */
vector<bool> solve(const vector<Operation>& operations) {
    Trie trie;
    vector<bool> answers;
    for (const auto& [name, text] : operations) {
        if (name == "add") {
            trie.add(text);
        } else {
            answers.push_back(name == "has" ? trie.has(text) : trie.hasPrefix(text));
        }
    }
    return answers;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q;
    cin >> q;
    vector<Operation> operations(q);
    for (auto& [name, text] : operations) {
        cin >> name >> text;
    }
    cout << boolalpha;
    for (bool answer : solve(operations)) {
        cout << answer << '\n';
    }
}
