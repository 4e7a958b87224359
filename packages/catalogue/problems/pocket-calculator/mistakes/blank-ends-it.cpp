#include <bits/stdc++.h>

using namespace std;

class Parser {
public:
    explicit Parser(const string& expression) : line(expression) {}

    long long sum() {
        long long result = product();
        while (peek() == '+' || peek() == '-') {
            char sign = line[at++];
            long long other = product();
            result = sign == '+' ? result + other : result - other;
        }
        return result;
    }

private:
    const string& line;
    size_t at = 0;

    /** The next character that is no blank, or 0 at the end. */
    char peek() {
        if (at < line.size() && line[at] == ' ') {
            at++;
        }
        return at < line.size() ? line[at] : 0;
    }

    long long product() {
        long long result = value();
        while (peek() == '*' || peek() == '/') {
            char sign = line[at++];
            long long other = value();
            result = sign == '*' ? result * other : result / other;
        }
        return result;
    }

    long long value() {
        if (peek() == '-') {
            at++;
            return -value();
        }
        if (peek() == '(') {
            at++;
            long long inside = sum();
            peek();
            at++;
            return inside;
        }
        long long number = 0;
        while (at < line.size() && isdigit(line[at])) {
            number = 10 * number + (line[at++] - '0');
        }
        return number;
    }
};

long long solve(const string& line) {
    return Parser(line).sum();
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string line;
    getline(cin, line);
    cout << solve(line) << '\n';
}
