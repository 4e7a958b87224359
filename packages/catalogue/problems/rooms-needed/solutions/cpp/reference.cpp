#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int solve(const vector<int>& starts, const vector<int>& ends) {
    vector<int> startsInOrder = starts;
    vector<int> endsInOrder = ends;
    sort(startsInOrder.begin(), startsInOrder.end());
    sort(endsInOrder.begin(), endsInOrder.end());
    int inUse = 0;
    int most = 0;
    size_t ended = 0;
    for (int start : startsInOrder) {
        while (endsInOrder[ended] <= start) {
            ended++;
            inUse--;
        }
        inUse++;
        most = max(most, inUse);
    }
    return most;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> starts(n);
    for (int& value : starts) {
        cin >> value;
    }
    vector<int> ends(n);
    for (int& value : ends) {
        cin >> value;
    }
    cout << solve(starts, ends) << '\n';
}
