const [, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const apply = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => Math.trunc(a / b) + 0,
};
let at = 0;
while (words.length > 1) {
  while (!(words[at] in apply)) at++;
  const value = apply[words[at]](Number(words[at - 2]), Number(words[at - 1]));
  words.splice(at - 2, 3, value);
  at -= 1;
}
console.log(String(Number(words[0])));
