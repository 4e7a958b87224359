#include <iostream>
#include <string>

using namespace std;

/** How many printable numbers there are from 1 to n. */
long long upTo(long long n) {
    if (n == 0) {
        return 0;
    }
    const string digits = to_string(n);
    long long count = 0;
    int power = 1;
    for (size_t length = 1; length < digits.size(); length++) {
        power *= 9;
        count += power;
    }
    // From here on power is the number of possibilities behind the place.
    int left = 0;
    for (size_t place = 0; place < digits.size(); place++) {
        const int digit = digits[place] - '0';
        // At the first place, 0 is excluded like a left neighbour.
        count += (left < digit ? digit - 1 : digit) * power;
        if (place > 0 && digit == left) {
            return count;
        }
        left = digit;
        power /= 9;
    }
    return count + 1;
}

long long solve(long long a, long long b) {
    return upTo(b) - upTo(a - 1);
}

int main() {
    long long a, b;
    cin >> a >> b;
    cout << solve(a, b) << '\n';
}
