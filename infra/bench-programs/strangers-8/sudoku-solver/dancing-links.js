'use strict';
const rows = require('fs').readFileSync(0, 'latin1').split(/\s+/).filter(Boolean).slice(1);

const COLS = 324, NODES = 1 + COLS + 729 * 4;
const L = new Int16Array(NODES), R = new Int16Array(NODES), U = new Int16Array(NODES), D = new Int16Array(NODES);
const head = new Int16Array(NODES), option = new Int16Array(NODES), size = new Int16Array(COLS + 1);

function build() {
  for (let c = 0; c <= COLS; c++) {
    L[c] = c === 0 ? COLS : c - 1;
    R[c] = c === COLS ? 0 : c + 1;
    U[c] = D[c] = head[c] = c;
    size[c] = 0;
  }
  let x = COLS + 1;
  for (let o = 0; o < 729; o++) {
    const d = o % 9, p = (o - d) / 9, r = Math.floor(p / 9), c = p % 9, b = 3 * Math.floor(r / 3) + Math.floor(c / 3);
    const first = x;
    for (const h of [1 + p, 82 + 9 * r + d, 163 + 9 * c + d, 244 + 9 * b + d]) {
      head[x] = h; option[x] = o;
      U[x] = U[h]; D[x] = h; D[U[h]] = x; U[h] = x;
      L[x] = x - 1; R[x] = x + 1;
      size[h]++; x++;
    }
    L[first] = x - 1; R[x - 1] = first;
  }
}
function cover(h) {
  L[R[h]] = L[h]; R[L[h]] = R[h];
  for (let i = D[h]; i !== h; i = D[i])
    for (let j = R[i]; j !== i; j = R[j]) { U[D[j]] = U[j]; D[U[j]] = D[j]; size[head[j]]--; }
}
function uncover(h) {
  for (let i = U[h]; i !== h; i = U[i])
    for (let j = L[i]; j !== i; j = L[j]) { size[head[j]]++; U[D[j]] = D[U[j]] = j; }
  L[R[h]] = R[L[h]] = h;
}
function search(digits) {
  if (R[0] === 0) return true;
  let h = R[0];
  for (let c = R[h]; c !== 0; c = R[c]) if (size[c] < size[h]) h = c;
  cover(h);
  for (let i = D[h]; i !== h; i = D[i]) {
    for (let j = R[i]; j !== i; j = R[j]) cover(head[j]);
    digits[(option[i] / 9) | 0] = option[i] % 9 + 1;
    if (search(digits)) return true;
    for (let j = L[i]; j !== i; j = L[j]) uncover(head[j]);
  }
  uncover(h);
  return false;
}

for (let s = 0; s + 9 <= rows.length; s += 9) {
  build();
  const signs = rows.slice(s, s + 9).join(''), digits = new Uint8Array(81);
  for (let p = 0; p < 81; p++) {
    if (signs[p] === '.') continue;
    digits[p] = +signs[p];
    const first = COLS + 1 + 4 * (9 * p + digits[p] - 1);
    for (let j = first; j < first + 4; j++) cover(head[j]);
  }
  search(digits);
  for (let r = 0; r < 9; r++) console.log(digits.subarray(9 * r, 9 * r + 9).join(''));
}
