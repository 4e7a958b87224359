/**
 * The files of a package that asks for the sum of some whole numbers. It is small and shows every part of a package.
 * Verifying it names what is missing.
 */
export function emptyPackage(slug: string): Map<string, string> {
  const title = slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return new Map([
    ['problem.yaml', manifest(title)],
    ['statement.md', STATEMENT],
    ['constraints.md', '- `1 ≤ n ≤ 1 000`\n- `-1 000 ≤ value ≤ 1 000`\n'],
    ['hints.md', HINTS],
    ['editorial.md', EDITORIAL],
    ['samples/1.in', '3\n1 2 3\n'],
    ['samples/1.out', '6\n'],
    ['samples/1.md', '`1 + 2 + 3 = 6`.\n'],
    ['hidden/01-one-value.in', '1\n-5\n'],
    ['hidden/01-one-value.out', '-5\n'],
    ['bad-inputs/wrong-count.in', '2\n1 2 3\n'],
    ['generator.mjs', GENERATOR],
    ['validator.mjs', VALIDATOR],
    ['brute.py', python('    total = 0\n    for value in values:\n        total += value\n    return total')],
    ['solutions/python/reference.py', python('    return sum(values)')],
    ['solutions/python/starter.py', python('    # Write your solution here.\n    return 0')],
    [
      'solutions/javascript/reference.js',
      javascript('  return values.reduce((sum, value) => sum + value, 0);'),
    ],
    ['solutions/javascript/starter.js', javascript('  // Write your solution here.\n  return 0;')],
    [
      'solutions/java/reference.java',
      java(
        '        long sum = 0;\n        for (int value : values) {\n            sum += value;\n        }\n        return sum;',
      ),
    ],
    ['solutions/java/starter.java', java('        // Write your solution here.\n        return 0;')],
    [
      'solutions/cpp/reference.cpp',
      cpp(
        '    long long sum = 0;\n    for (int value : values) {\n        sum += value;\n    }\n    return sum;',
      ),
    ],
    ['solutions/cpp/starter.cpp', cpp('    // Write your solution here.\n    return 0;')],
    ['wrong/first-only.py', python('    return values[0]')],
    [
      'wrong/absolute-values.js',
      javascript('  return values.reduce((sum, value) => sum + Math.abs(value), 0);'),
    ],
  ]);
}

const manifest = (title: string): string => `title: ${title}
difficulty: EASY
tags: [Arrays & Hashing]
category: Arrays & Hashing
timeLimitMs: 2000
memoryLimitKb: 262144
checker: { kind: exact }
complexity: { time: O(n), space: O(1) }
generated:
  - { name: random-100, family: random, sizes: { n: 100 }, seed: 1 }
  - { name: largest, family: random, sizes: { n: 1000 }, seed: 2 }
wrong:
  - file: wrong/first-only.py
    verdict: wrong_answer
    why: Looks at nothing but the first value.
  - file: wrong/absolute-values.js
    verdict: wrong_answer
    why: Loses the sign of negative values.
small: { n: 6 }
`;

const HINTS = `How would you add up the numbers on a receipt by hand?
---
After each number you know the sum of everything above it.
---
Which single value has to be carried from one number to the next?
---
A running total: each value changes it once and is not needed again.
`;

const EDITORIAL = `## A running total

Name the technique. Say what the program keeps while it reads the values, and what each value does to it: here one number, the sum of what was read so far, to which the next value is added. Where there are two ways, give each a section of its own, and say when the second one is the better one. A table shows a small input step by step:

| value | 1 | 2 | 3 |
|---|---|---|---|
| total | 1 | 3 | 6 |

## Why it is right

Prove it. Before the first value the total is 0, the sum of nothing. If the total is right before a value, then it is right after it, since the value is added exactly once.

## Cost

One addition for each value: **O(n)** time, **O(1)** memory beside the input.

## A common mistake

Say what goes wrong and on which input: a total that starts with the first value counts it twice.
`;

const STATEMENT = `Add up some whole numbers.

## Input

The first line contains \`n\`. The second line contains \`n\` integers.

## Output

Print their sum.
`;

const GENERATOR = `export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 1000 }],
  families: ['random'],
  generate({ sizes, random }) {
    const values = Array.from({ length: sizes.n }, () => random.int(-1000, 1000));
    return \`\${sizes.n}\\n\${values.join(' ')}\\n\`;
  },
};
`;

const VALIDATOR = `export function validate(input) {
  const lines = input.replace(/\\n$/, '').split('\\n');
  if (lines.length !== 2) return \`expected 2 lines, found \${lines.length}\`;
  const [head, body] = lines;
  if (!/^[1-9]\\d{0,3}$/.test(head) || Number(head) > 1000) return 'line 1 must hold n, 1 to 1000';
  const values = body.split(' ');
  if (!values.every((value) => /^(0|-?[1-9]\\d{0,3})$/.test(value))) return 'line 2 must hold integers';
  if (values.some((value) => Math.abs(Number(value)) > 1000)) return 'a value is out of range';
  return values.length === Number(head) ? null : \`expected \${head} values, found \${values.length}\`;
}
`;

const python = (body: string): string => `import sys


def solve(values: list[int]) -> int:
${body}


def main() -> None:
    n, *values = map(int, sys.stdin.read().split())
    print(solve(values[:n]))


main()
`;

const javascript = (body: string): string => `const fs = require('fs');

/**
 * @param {number[]} values
 * @returns {number}
 */
function solve(values) {
${body}
}

const [n, ...values] = fs.readFileSync(0, 'utf8').trim().split(/\\s+/).map(Number);
console.log(solve(values.slice(0, n)));
`;

const java = (body: string): string => `import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static long solve(int[] values) {
${body}
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int[] values = new int[(int) in.nval];
        for (int i = 0; i < values.length; i++) {
            in.nextToken();
            values[i] = (int) in.nval;
        }
        System.out.println(solve(values));
    }
}
`;

const cpp = (body: string): string => `#include <iostream>
#include <vector>

using namespace std;

long long solve(const vector<int>& values) {
${body}
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> values(n);
    for (int& value : values) {
        cin >> value;
    }
    cout << solve(values) << '\\n';
}
`;
