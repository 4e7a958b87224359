#include <algorithm>
#include <iostream>
#include <numeric>
#include <string>
#include <vector>
using namespace std;

vector<int> parent;

int root(int x) {
    while (parent[x] != x) x = parent[x] = parent[parent[x]];
    return x;
}

int main() {
    int r, c;
    cin >> r >> c;
    vector<string> map(r);
    for (string& row : map) cin >> row;
    parent.resize(r * c);
    iota(parent.begin(), parent.end(), 0);
    for (int y = 0; y < r; y++) {
        for (int x = 0; x < c; x++) {
            if (map[y][x] != '1') continue;
            if (y > 0 && map[y - 1][x] == '1') parent[root(y * c + x)] = root((y - 1) * c + x);
            if (x > 0 && map[y][x - 1] == '1') parent[root(y * c + x)] = root(y * c + x - 1);
        }
    }
    vector<int> roots;
    for (int at = 0; at < r * c; at++) {
        if (map[at / c][at % c] != '1') continue;
        if (find(roots.begin(), roots.end(), root(at)) == roots.end()) roots.push_back(root(at));
    }
    cout << roots.size() << "\n";
}
