const fs = require('fs');

const [n, ...values] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

// tail recursive, so it needs no loop and no second array of values
const move = (i, kept) => {
  if (i === n) return kept;
  if (values[i] !== 0) values[kept] = values[i];
  return move(i + 1, values[i] !== 0 ? kept + 1 : kept);
};

values.fill(0, move(0, 0));
console.log(values.join(' '));
