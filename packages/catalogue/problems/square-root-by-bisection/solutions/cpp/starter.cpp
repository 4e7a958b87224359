#include <cstdio>
#include <iostream>

using namespace std;

double solve(double x) {
    // Write your solution here.
    return x < 0 ? -1 : 0;
}

int main() {
    double x;
    cin >> x;
    printf("%.9f\n", solve(x));
}
