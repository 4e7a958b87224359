'use strict';
// Dancing links. Columns 1..324: square, row+digit, column+digit, box+digit.
class Links {
  constructor(columns) {
    const room = columns + 1 + 729 * 4;
    for (const a of ['L', 'R', 'U', 'D', 'C', 'tag']) this[a] = new Int32Array(room);
    this.size = new Int32Array(columns + 1);
    for (let i = 0; i <= columns; i++) {
      this.L[i] = i === 0 ? columns : i - 1;
      this.R[i] = i === columns ? 0 : i + 1;
      this.U[i] = this.D[i] = this.C[i] = i;
    }
    this.used = columns + 1;
    this.picked = [];
  }
  addRow(tag, cols) {
    const first = this.used;
    for (const c of cols) {
      const x = this.used++;
      this.tag[x] = tag;
      this.C[x] = c;
      this.U[x] = this.U[c];
      this.D[x] = c;
      this.D[this.U[c]] = x;
      this.U[c] = x;
      this.size[c]++;
      this.L[x] = x - 1;
      this.R[x] = x + 1;
    }
    this.L[first] = this.used - 1;
    this.R[this.used - 1] = first;
  }
  cover(c) {
    const { L, R, U, D, C, size } = this;
    L[R[c]] = L[c];
    R[L[c]] = R[c];
    for (let i = D[c]; i !== c; i = D[i])
      for (let j = R[i]; j !== i; j = R[j]) {
        U[D[j]] = U[j];
        D[U[j]] = D[j];
        size[C[j]]--;
      }
  }
  uncover(c) {
    const { L, R, U, D, C, size } = this;
    for (let i = U[c]; i !== c; i = U[i])
      for (let j = L[i]; j !== i; j = L[j]) {
        size[C[j]]++;
        U[D[j]] = j;
        D[U[j]] = j;
      }
    L[R[c]] = c;
    R[L[c]] = c;
  }
  dance() {
    const { L, R, D, C, size, tag, picked } = this;
    if (R[0] === 0) return true;
    let c = R[0];
    for (let j = R[c]; j !== 0; j = R[j]) if (size[j] < size[c]) c = j;
    if (size[c] === 0) return false;
    this.cover(c);
    for (let r = D[c]; r !== c; r = D[r]) {
      picked.push(tag[r]);
      for (let j = R[r]; j !== r; j = R[j]) this.cover(C[j]);
      if (this.dance()) return true;
      for (let j = L[r]; j !== r; j = L[j]) this.uncover(C[j]);
      picked.pop();
    }
    this.uncover(c);
    return false;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(s => s.trim());
let at = 1;
for (let t = parseInt(lines[0]); t > 0; t--) {
  const dlx = new Links(324);
  for (let r = 0; r < 9; r++) {
    const line = lines[at++];
    for (let c = 0; c < 9; c++)
      for (let d = 0; d < 9; d++) {
        if (line[c] !== '.' && line[c] !== String(d + 1)) continue;
        const box = 3 * ((r / 3) | 0) + ((c / 3) | 0);
        dlx.addRow(81 * r + 9 * c + d, [1 + 9 * r + c, 82 + 9 * r + d, 163 + 9 * c + d, 244 + 9 * box + d]);
      }
  }
  dlx.dance();
  const digits = dlx.picked.sort((a, b) => a - b).map(x => x % 9 + 1);
  for (let r = 0; r < 9; r++) console.log(digits.slice(9 * r, 9 * r + 9).join(''));
}
