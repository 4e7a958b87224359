#include <bits/stdc++.h>
using namespace std;

int main() {
    int r, c, sr, sc, paint;
    cin >> r >> c >> sr >> sc >> paint;
    vector<vector<int>> picture(r, vector<int>(c)), wet(r, vector<int>(c));
    for (auto& row : picture)
        for (int& square : row) cin >> square;
    int old = picture[sr][sc];
    wet[sr][sc] = 1;
    bool changed = true;
    auto look = [&](int y, int x) {
        if (wet[y][x] || picture[y][x] != old) return;
        if ((y > 0 && wet[y - 1][x]) || (x > 0 && wet[y][x - 1]) || (y + 1 < r && wet[y + 1][x]) || (x + 1 < c && wet[y][x + 1]))
            wet[y][x] = 1, changed = true;
    };
    while (changed) {
        changed = false;
        for (int y = 0; y < r; y++)
            for (int x = 0; x < c; x++) look(y, x);
        for (int y = r - 1; y >= 0; y--)
            for (int x = c - 1; x >= 0; x--) look(y, x);
    }
    for (int y = 0; y < r; y++)
        for (int x = 0; x < c; x++) cout << (wet[y][x] ? paint : picture[y][x]) << (x + 1 < c ? ' ' : '\n');
}
