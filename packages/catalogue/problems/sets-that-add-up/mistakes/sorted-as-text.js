const fs = require('fs');

function solve(values, t) {
  values.sort();
  const sets = [];
  const chosen = [];

  function choose(from, left) {
    if (left === 0) {
      sets.push([...chosen]);
      return;
    }
    for (let i = from; i < values.length && values[i] <= left; i++) {
      if (i > from && values[i] === values[i - 1]) continue;
      chosen.push(values[i]);
      choose(i + 1, left - values[i]);
      chosen.pop();
    }
  }

  choose(0, t);
  return sets;
}

const [n, t, ...values] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const sets = solve(values.slice(0, n), t);
console.log(sets.length === 0 ? 'none' : sets.map((set) => set.join(' ')).join('\n'));
