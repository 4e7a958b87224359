#include <cstdio>
#include <iostream>
#include <string>

using namespace std;

bool isDry(long long valve) {
    printf("? %lld\n", valve);
    string said;
    cin >> said;
    return said == "dry";
}

int main() {
    ios::sync_with_stdio(false);
    long long high = 1;
    while (!isDry(high)) high *= 2;
    long long low = high / 2;
    while (high - low > 1) {
        long long middle = (low + high) / 2;
        if (isDry(middle)) high = middle;
        else low = middle;
    }
    cout << "! " << high << endl;
}
