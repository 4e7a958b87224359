#include <iostream>
#include <vector>

using namespace std;

/** Repaints the picture in place; row and column of the click are counted from 0. */
void solve(vector<vector<int>>& picture, int row, int column, int color) {
    // Write your solution here.
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int r, c, row, column, color;
    cin >> r >> c >> row >> column >> color;
    vector<vector<int>> picture(r, vector<int>(c));
    for (vector<int>& colors : picture) {
        for (int& pixel : colors) {
            cin >> pixel;
        }
    }
    solve(picture, row, column, color);
    for (const vector<int>& colors : picture) {
        for (int x = 0; x < c; x++) {
            cout << colors[x] << (x + 1 < c ? ' ' : '\n');
        }
    }
}
