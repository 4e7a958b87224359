#include <iostream>
using namespace std;

int main() {
    long long n;
    cin >> n;
    int count = 0;
    for (long long x = 2; x < n; x++) {
        int divisors = 0;
        for (long long d = 2; d * d <= x; d++) {
            if (x % d == 0) {
                divisors++;
            }
        }
        if (divisors == 0) {
            count++;
        }
    }
    cout << count << endl;
    return 0;
}
