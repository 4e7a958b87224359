#include <iostream>
#include <vector>

using namespace std;

struct Offer {
    int a;
    int b;
    int cost;
};

/** Huts are numbered from 1. */
long long solve(int n, vector<Offer> offers) {
    // Write your solution here.
    return -1;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<Offer> offers(m);
    for (auto& [a, b, cost] : offers) {
        cin >> a >> b >> cost;
    }
    cout << solve(n, offers) << '\n';
}
