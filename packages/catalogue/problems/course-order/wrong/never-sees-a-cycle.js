const fs = require('fs');

/**
 * @param {number} n the courses are numbered from 1 to n
 * @param {[number, number][]} rules pairs of a course and one that must come after it
 * @returns {number[] | null} an order of all courses, or null if there is none
 */
function solve(n, rules) {
  const successors = Array.from({ length: n + 1 }, () => []);
  for (const [a, b] of rules) successors[a].push(b);
  const visited = new Array(n + 1).fill(false);
  const order = [];
  for (let start = 1; start <= n; start++) {
    if (visited[start]) continue;
    const stack = [start];
    while (stack.length > 0) {
      const course = stack[stack.length - 1];
      visited[course] = true;
      const next = successors[course].pop();
      if (next === undefined) order.push(stack.pop());
      else if (!visited[next]) stack.push(next);
    }
  }
  return order.reverse();
}

const [n, m, ...ends] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const rules = Array.from({ length: m }, (_, i) => [ends[2 * i], ends[2 * i + 1]]);
const order = solve(n, rules);
console.log(order === null ? 'impossible' : order.join(' '));
