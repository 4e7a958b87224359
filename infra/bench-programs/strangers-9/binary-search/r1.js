const [head, arr, ask] = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, q] = head.trim().split(/\s+/).map(Number);
const where = new Map();
arr.trim().split(/\s+/).forEach((text, i) => where.set(Number(text), i));
const answers = ask.trim().split(/\s+/).map((text) => {
  const x = Number(text);
  return where.has(x) ? where.get(x) : -1;
});
console.log(answers.join('\n'));
