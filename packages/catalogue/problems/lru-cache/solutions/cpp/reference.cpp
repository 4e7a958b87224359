#include <iostream>
#include <list>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

using namespace std;

struct Operation {
    string name;
    int key;
    /** Matters for "put" only. */
    int value;
};

/** Returns the results of the gets, in order. */
vector<int> solve(int capacity, const vector<Operation>& operations) {
    list<pair<int, int>> entries; // key and value, last used first
    unordered_map<int, list<pair<int, int>>::iterator> entryOf;
    vector<int> results;
    for (const auto& [name, key, value] : operations) {
        const auto found = entryOf.find(key);
        if (found != entryOf.end()) {
            entries.splice(entries.begin(), entries, found->second);
        }
        if (name == "get") {
            results.push_back(found == entryOf.end() ? -1 : entries.front().second);
        } else if (found != entryOf.end()) {
            entries.front().second = value;
        } else {
            if (static_cast<int>(entries.size()) == capacity) {
                entryOf.erase(entries.back().first);
                entries.pop_back();
            }
            entries.push_front({key, value});
            entryOf[key] = entries.begin();
        }
    }
    return results;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int capacity, q;
    cin >> capacity >> q;
    vector<Operation> operations(q);
    for (auto& [name, key, value] : operations) {
        cin >> name >> key;
        if (name == "put") {
            cin >> value;
        }
    }
    for (int result : solve(capacity, operations)) {
        cout << result << '\n';
    }
}
