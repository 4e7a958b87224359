#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> numbers;
    for (int i = 2; i < n; i++) {
        numbers.push_back(i);
    }
    for (size_t i = 0; i < numbers.size(); i++) {
        size_t j = i + 1;
        while (j < numbers.size()) {
            if (numbers[j] % numbers[i] == 0) {
                numbers.erase(numbers.begin() + j);
            } else {
                j++;
            }
        }
    }
    cout << numbers.size() << endl;
    return 0;
}
