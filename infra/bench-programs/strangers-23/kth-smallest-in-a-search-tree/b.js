const words = require('fs').readFileSync(0, 'utf8').match(/\S+/g);
let p = 0;
const take = () => words[p++];

const size = +take();
const L = new Int32Array(size).fill(-1), R = new Int32Array(size).fill(-1);
const mark = [];
for (let i = 0; i < size; i++) mark.push(take());
for (let i = 0, c = 1; c < size; i++) {
  if (mark[i] === 'null') continue;
  if (mark[c] !== 'null') L[i] = c;
  c++;
  if (c < size && mark[c] !== 'null') R[i] = c;
  c++;
}

function* ascending() {
  const stack = [];
  let v = 0;
  while (v >= 0 || stack.length) {
    for (; v >= 0; v = L[v]) stack.push(v);
    v = stack.pop();
    yield mark[v];
    v = R[v];
  }
}
const ranks = [...ascending()];
const answers = [];
for (let q = +take(); q > 0; q--) answers.push(ranks[+take() - 1]);
console.log(answers.join(' '));
