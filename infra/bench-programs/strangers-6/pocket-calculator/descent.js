const line = require('fs').readFileSync(0, 'latin1');
const tokens = line.match(/\d+|[-+*\/()]/g);
let at = 0;

const sum = () => {
  let v = product();
  while (tokens[at] === '+' || tokens[at] === '-') {
    if (tokens[at++] === '+') v += product();
    else v -= product();
  }
  return v;
};

const product = () => {
  let v = signed();
  while (tokens[at] === '*' || tokens[at] === '/') {
    if (tokens[at++] === '*') v *= signed();
    else v = Math.trunc(v / signed());
  }
  return v;
};

const signed = () => {
  const t = tokens[at++];
  if (t === '-') return -signed();
  if (t !== '(') return Number(t);
  const v = sum();
  at++;
  return v;
};

console.log(`${sum()}`);
