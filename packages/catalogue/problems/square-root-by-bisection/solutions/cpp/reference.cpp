#include <algorithm>
#include <cstdio>
#include <iostream>

using namespace std;

double solve(double x) {
    double low = 0;
    double high = max(1.0, x);
    for (int round = 0; round < 100; round++) {
        const double middle = (low + high) / 2;
        if (middle * middle <= x) {
            low = middle;
        } else {
            high = middle;
        }
    }
    return low;
}

int main() {
    double x;
    cin >> x;
    printf("%.9f\n", solve(x));
}
