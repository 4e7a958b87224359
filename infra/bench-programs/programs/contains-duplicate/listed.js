const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const seen = [];
let found = false;
for (const x of data.slice(1)) {
  if (seen.includes(x)) {
    found = true;
    break;
  }
  seen.push(x);
}
console.log(String(found));
