const fs = require('fs');

function solve(values, t) {
  values.sort((a, b) => a - b);
  const sets = new Map();
  const chosen = [];
  function choose(i, sum) {
    if (i === values.length) {
      if (sum === t) sets.set(chosen.join(' '), [...chosen]);
      return;
    }
    chosen.push(values[i]);
    choose(i + 1, sum + values[i]);
    chosen.pop();
    choose(i + 1, sum);
  }
  choose(0, 0);
  return [...sets.values()];
}

const [n, t, ...values] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const sets = solve(values.slice(0, n), t);
console.log(sets.length === 0 ? 'none' : sets.map((set) => set.join(' ')).join('\n'));
