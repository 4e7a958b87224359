#include <iostream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

using namespace std;

struct Road {
    int u, v, w;
};

vector<optional<long long>> solve(int n, const vector<Road>& roads, const vector<pair<int, int>>& questions) {
    // Write your solution here.
    return vector<optional<long long>>(questions.size());
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m, q;
    cin >> n >> m >> q;
    vector<Road> roads(m);
    for (Road& road : roads) {
        cin >> road.u >> road.v >> road.w;
    }
    vector<pair<int, int>> questions(q);
    for (auto& [a, b] : questions) {
        cin >> a >> b;
    }
    for (const optional<long long>& cost : solve(n, roads, questions)) {
        cout << (cost ? to_string(*cost) : "none") << '\n';
    }
}
