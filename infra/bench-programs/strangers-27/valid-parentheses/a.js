const PARTNER = { ')': '(', ']': '[', '}': '{' };

function wellFormed(s) {
  let top = null;
  for (const c of s) {
    if (!(c in PARTNER)) top = { c, below: top };
    else if (top?.c === PARTNER[c]) top = top.below;
    else return false;
  }
  return top === null;
}

console.log(wellFormed(require('fs').readFileSync(0, 'utf8').trim()));
