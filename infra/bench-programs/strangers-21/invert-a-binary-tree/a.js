const [k, ...tokens] = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(s => s !== '');

// the mirror image of a level is the level read backwards
const out = [];
let level = tokens.slice(0, 1);
let pos = 1;
while (level.length > 0) {
  let inner = 0;
  for (let i = level.length - 1; i >= 0; i--) {
    out.push(level[i]);
    if (level[i] !== 'null') inner++;
  }
  level = tokens.slice(pos, pos + 2 * inner);
  pos += level.length;
  if (level.length > 0) while (level.length < 2 * inner) level.push('null');
}
while (out.length > 0 && out[out.length - 1] === 'null') out.pop();
console.log(out.length);
console.log(out.join(' '));
