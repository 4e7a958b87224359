const tokens = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = tokens[0];
const a = tokens.slice(1);

function hasTwin() {
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++)
      if (a[i] === a[j]) return true;
  return false;
}

console.log(hasTwin() ? 'true' : 'false');
