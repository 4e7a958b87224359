const values = require('fs').readFileSync(0, 'utf8').match(/-?\d+/g).slice(1);
const next = [0, 0];

const isNew = key => {
  let at = 0, fresh = false;
  for (let bit = 30; bit >= 0; bit--) {
    const slot = (at << 1) | ((key >>> bit) & 1);
    if (next[slot] === 0) {
      fresh = true;
      next[slot] = next.length >> 1;
      next.push(0, 0);
    }
    at = next[slot];
  }
  return fresh;
};

console.log(!values.every(v => isNew(+v + 1e9)));
