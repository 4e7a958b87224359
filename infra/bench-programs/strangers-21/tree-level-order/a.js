const tokens = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1);
const out = [];
for (let at = 0, width = 1; at < tokens.length; ) {
  const level = tokens.slice(at, at + width).filter(t => t !== 'null');
  out.push(level.join(' '));
  at += width;
  width = 2 * level.length;
}
if (out.length) console.log(out.join('\n'));
