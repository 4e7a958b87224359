#include <iostream>
#include <string>

using namespace std;

bool isDry(int valve) {
    cout << "? " << valve << endl;
    string said;
    cin >> said;
    return said == "dry";
}

int main() {
    int high = 1;
    while (!isDry(high)) high *= 2;
    int low = high / 2;
    while (high - low > 1) {
        int middle = (low + high) / 2;
        if (isDry(middle)) high = middle;
        else low = middle;
    }
    cout << "! " << high << endl;
}
