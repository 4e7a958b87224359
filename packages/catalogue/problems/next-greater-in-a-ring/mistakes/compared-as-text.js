const fs = require('fs');

/**
 * @param {number[]} heights the heights in clockwise order
 * @returns {number[]} for each lighthouse the steps to the next taller one, or 0
 */
function solve(heights) {
  const n = heights.length;
  const text = heights.map(String);
  const steps = new Array(n).fill(0);
  const st = [];
  for (let w = 0; w < 2 * n; w++) {
    while (st.length && text[st[st.length - 1]] < text[w % n]) {
      const at = st.pop();
      steps[at] = w - at;
    }
    if (w < n) st.push(w);
  }
  return steps;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)).join(' '));
