#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

long long solve(const vector<int>& heights) {
    int left = 0;
    int right = static_cast<int>(heights.size()) - 1;
    int highestLeft = 0;
    int highestRight = 0;
    long long water = 0;
    while (left <= right) {
        highestLeft = max(highestLeft, heights[left]);
        highestRight = max(highestRight, heights[right]);
        if (highestLeft <= highestRight) {
            water += highestLeft - heights[left++];
        } else {
            water += highestRight - heights[right--];
        }
    }
    return water;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> heights(n);
    for (int& height : heights) {
        cin >> height;
    }
    cout << solve(heights) << '\n';
}
