#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main() {
    int k;
    std::cin >> k;
    std::vector<int> values(k);
    for (int& value : values) {
        std::string token;
        std::cin >> token;
        value = token == "null" ? -1 : std::stoi(token);
    }
    int deepest = 0;
    std::vector<int> depths;
    if (k > 0) depths.push_back(1);
    size_t next = 1;
    for (size_t at = 0; at < depths.size(); ++at) {
        deepest = std::max(deepest, depths[at]);
        for (int side = 0; side < 2 && next < values.size(); ++side) {
            if (values[next++] != -1) depths.push_back(depths[at] + 1);
        }
    }
    std::cout << deepest << '\n';
}
