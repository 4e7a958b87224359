const fs = require('fs');

/**
 * @param {number[]} temperatures
 * @returns {number[]} for each day the number of days until a warmer one, or 0
 */
function solve(temperatures) {
  const wait = new Array(temperatures.length).fill(0);
  const waiting = []; // days without an answer, never warmer towards the end
  temperatures.forEach((temperature, today) => {
    while (waiting.length > 0 && temperatures[waiting.at(-1)] < temperature) {
      const day = waiting.pop();
      wait[day] = today - day;
    }
    waiting.push(today);
  });
  return wait;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)).join(' '));
