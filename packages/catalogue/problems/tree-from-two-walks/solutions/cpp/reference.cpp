#include <iostream>
#include <unordered_map>
#include <vector>

using namespace std;

/** Appends the subtree whose lists begin at these places and have this size. */
void append(const vector<int>& before, const unordered_map<int, int>& places, int first, int from, int size, vector<int>& after) {
    if (size == 0) {
        return;
    }
    const int left = places.at(before[first]) - from;
    append(before, places, first + 1, from, left, after);
    append(before, places, first + 1 + left, from + left + 1, size - 1 - left, after);
    after.push_back(before[first]);
}

vector<int> solve(const vector<int>& before, const vector<int>& between) {
    unordered_map<int, int> places;
    for (size_t i = 0; i < between.size(); i++) {
        places[between[i]] = i;
    }
    vector<int> after;
    append(before, places, 0, 0, before.size(), after);
    return after;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> before(n), between(n);
    for (int& node : before) {
        cin >> node;
    }
    for (int& node : between) {
        cin >> node;
    }
    for (int node : solve(before, between)) {
        cout << node << ' ';
    }
    cout << '\n';
}
