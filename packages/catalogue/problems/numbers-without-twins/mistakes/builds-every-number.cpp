#include <iostream>
#include <string>

using namespace std;

long long build(long long number, long long a, long long b) {
    if (number > b) return 0;
    long long count = number >= a;
    for (int digit = 0; digit < 10; digit++) {
        if (digit != number % 10) count += build(10 * number + digit, a, b);
    }
    return count;
}

long long solve(long long a, long long b) {
    long long count = 0;
    for (int first = 1; first < 10; first++) count += build(first, a, b);
    return count;
}

int main() {
    long long a, b;
    cin >> a >> b;
    cout << solve(a, b) << '\n';
}
