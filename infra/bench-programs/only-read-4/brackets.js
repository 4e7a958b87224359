function* words(open, close, sofar) {
  if (open === 0 && close === 0) {
    yield sofar;
    return;
  }
  if (open > 0) yield* words(open - 1, close, sofar + '(');
  if (close > open) yield* words(open, close - 1, sofar + ')');
}

const n = parseInt(require('fs').readFileSync(0, 'utf8'));
for (const w of words(n, n, '')) console.log(w);
