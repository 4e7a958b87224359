const [text, figure] = require('fs').readFileSync(0).toString('latin1').split('\n').map(s => s.trim());
const m = figure.length;
const code = (s, i) => s.charCodeAt(i) - 97;

// one row of 26 moves for each number of matched letters
const go = new Int32Array(26 * (m + 1));
go[code(figure, 0)] = 1;
let twin = 0;
for (let state = 1; state <= m; state++) {
  go.copyWithin(26 * state, 26 * twin, 26 * twin + 26);
  if (state < m) {
    const c = code(figure, state);
    go[26 * state + c] = state + 1;
    twin = go[26 * twin + c];
  }
}

let state = 0, rung = 0;
for (let i = 0; i < text.length; i++) {
  state = go[26 * state + code(text, i)];
  if (state === m) rung++;
}
console.log(rung);
