// A piece of text shrinks to "closers that miss a partner, then openers that miss one".
const text = require('fs').readFileSync(0, 'utf8').trim();
const partner = { '(': ')', '[': ']', '{': '}' };

const leaf = c => (c in partner ? { close: [], open: [c] } : { close: [c], open: [] });

function join(a, b) {
  if (a === null || b === null) return null;
  const k = Math.min(a.open.length, b.close.length);
  for (let i = 0; i < k; i++) {
    if (partner[a.open[a.open.length - 1 - i]] !== b.close[i]) return null;
  }
  return {
    close: a.close.concat(b.close.slice(k)),
    open: a.open.slice(0, a.open.length - k).concat(b.open),
  };
}

function shrink(lo, hi) {
  if (hi - lo === 1) return leaf(text[lo]);
  const mid = (lo + hi) >> 1;
  return join(shrink(lo, mid), shrink(mid, hi));
}

const rest = shrink(0, text.length);
console.log(rest !== null && rest.close.length === 0 && rest.open.length === 0);
