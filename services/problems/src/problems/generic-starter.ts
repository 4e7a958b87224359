/** What the editor shows in C++ for a problem whose author has written no C++ starter. */
export const GENERIC_CPP_STARTER = `#include <iostream>
#include <string>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string line;
    while (getline(cin, line)) {
        // Read the input here.
    }
    // Print the answer here.
}
`;
