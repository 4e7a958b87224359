const s = require('fs').readFileSync(0, 'utf8').trim();
const closing = { '(': ')', '[': ']', '{': '}' };
const open = [];
let good = true;
for (const c of s) {
  if (closing[c]) open.unshift(closing[c]);
  else if (open.shift() !== c) {
    good = false;
    break;
  }
}
console.log(String(good && open.length === 0));
