#include <iostream>
#include <vector>

using namespace std;

struct Board {
    int n;
    vector<bool> columns = vector<bool>(n);
    vector<bool> falling = vector<bool>(2 * n);
    vector<bool> rising = vector<bool>(2 * n);

    void mark(int row, int column, bool taken) {
        columns[column] = falling[row - column + n] = rising[row + column] = taken;
    }

    /** In how many ways queens can be added in this row and in all below it. */
    int place(int row) {
        if (row == n) {
            return 1;
        }
        int ways = 0;
        for (int column = 0; column < n; column++) {
            if (columns[column] || falling[row - column + n] || rising[row + column]) {
                continue;
            }
            mark(row, column, true);
            ways += place(row + 1);
            mark(row, column, false);
        }
        return ways;
    }
};

/** In how many ways n queens can stand on the board without attacking each other. */
int solve(int n) {
    return Board{n}.place(0);
}

int main() {
    int n;
    cin >> n;
    cout << solve(n) << '\n';
}
