const fs = require('fs');

/**
 * @param {number[]} coins the contents of the boxes 1 to n
 * @param {[number, number, number][]} events [1, i, x] changes box i by x, [2, l, r] asks for a sum
 * @returns {number[]} the answers to the questions
 */
function solve(coins, events) {
  const n = coins.length;
  const tree = [0, ...coins];
  for (let i = 1; i <= n; i++) {
    const next = i + (i & -i);
    if (next <= n) tree[next] += tree[i];
  }
  const sumUpTo = (r) => {
    let sum = 0;
    for (let i = r; i > 0; i -= i & -i) sum += tree[i];
    return sum;
  };
  const answers = [];
  for (const [kind, a, b] of events) {
    if (kind === 1) for (let i = a; i <= n; i += i & -i) tree[i] += b;
    else answers.push(sumUpTo(b) - sumUpTo(a - 1));
  }
  return answers;
}

const [n, q, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const events = Array.from({ length: q }, (_, i) => rest.slice(n + 3 * i, n + 3 * i + 3));
console.log(solve(rest.slice(0, n), events).join('\n'));
