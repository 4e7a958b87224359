const [[, t], values] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.split(' ').map(Number));
values.sort((a, b) => a - b);

const found = new Set();   // forgets repeated sets
const search = (i, rest, taken) => {
  if (rest === 0) return void found.add(taken.join(' '));
  if (i === values.length || values[i] > rest) return;
  search(i + 1, rest - values[i], [...taken, values[i]]);
  search(i + 1, rest, taken);
};
search(0, t, []);
console.log(found.size ? [...found].join('\n') : 'none');
