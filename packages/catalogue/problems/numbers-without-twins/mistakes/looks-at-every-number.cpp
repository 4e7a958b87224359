#include <iostream>
#include <string>

using namespace std;

bool isPrintable(long long number) {
    for (; number >= 10; number /= 10) {
        if (number % 10 == number / 10 % 10) return false;
    }
    return true;
}

long long solve(long long a, long long b) {
    long long count = 0;
    for (long long number = a; number <= b; number++) {
        if (isPrintable(number)) count++;
    }
    return count;
}

int main() {
    long long a, b;
    cin >> a >> b;
    cout << solve(a, b) << '\n';
}
