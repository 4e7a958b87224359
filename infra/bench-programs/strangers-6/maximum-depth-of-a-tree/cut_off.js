const raw = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const tokens = raw.slice(1);

function depth() {
  if (tokens.length === 0) return 0;
  let level = tokens.splice(0, 1);
  let d = 0;
  while (level.length) {
    d++;
    const below = [];
    for (const node of level) {
      for (const child of tokens.splice(0, 2)) {
        if (child !== 'null') below.push(child);
      }
    }
    level = below;
  }
  return d;
}

console.log(depth());
