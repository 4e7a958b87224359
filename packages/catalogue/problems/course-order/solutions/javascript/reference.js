const fs = require('fs');

/**
 * @param {number} n the courses are numbered from 1 to n
 * @param {[number, number][]} rules pairs of a course and one that must come after it
 * @returns {number[] | null} an order of all courses, or null if there is none
 */
function solve(n, rules) {
  const waitsFor = new Array(n + 1).fill(0);
  const successors = Array.from({ length: n + 1 }, () => []);
  for (const [a, b] of rules) {
    successors[a].push(b);
    waitsFor[b]++;
  }
  const order = [];
  for (let course = 1; course <= n; course++) {
    if (waitsFor[course] === 0) order.push(course);
  }
  // The loop also meets the courses that it appends on the way.
  for (const course of order) {
    for (const next of successors[course]) {
      waitsFor[next]--;
      if (waitsFor[next] === 0) order.push(next);
    }
  }
  return order.length === n ? order : null;
}

const [n, m, ...ends] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const rules = Array.from({ length: m }, (_, i) => [ends[2 * i], ends[2 * i + 1]]);
const order = solve(n, rules);
console.log(order === null ? 'impossible' : order.join(' '));
