#include <iostream>
#include <string>

using namespace std;

bool isDry(long long valve) {
    cout << "? " << valve << endl;
    string said;
    cin >> said;
    return said == "dry";
}

long long findFirstDry() {
    // Write your solution here. Ask with isDry(valve).
    return 1;
}

int main() {
    cout << "! " << findFirstDry() << endl;
}
