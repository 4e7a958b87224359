const [k, ...tokens] = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter((s) => s !== '');

let depth = 0;
let width = 1;
let at = 0;
while (at < tokens.length) {
  const level = tokens.slice(at, at + width);
  at += width;
  depth++;
  width = 2 * level.filter((t) => t !== 'null').length;
}
console.log(depth);
