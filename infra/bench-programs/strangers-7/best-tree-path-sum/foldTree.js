const [, ...tok] = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean);
const leaf = t => ({ v: +t, kids: [] });
const max = Math.max;

const plant = () => {
  const row = [leaf(tok[0])];
  tok.slice(1).forEach((t, i) => {
    if (t === 'null') return;
    const child = leaf(t);
    row[i >> 1].kids.push(child);
    row.push(child);
  });
  return row[0];
};

// fold: tree -> { down, best }
const fold = ({ v, kids }) => {
  const parts = kids.map(fold);
  const arms = parts.map(p => max(0, p.down));
  return {
    down: v + arms.reduce((a, b) => max(a, b), 0),
    best: parts.reduce((a, p) => max(a, p.best), v + arms.reduce((a, b) => a + b, 0)),
  };
};

console.log(String(fold(plant()).best));
