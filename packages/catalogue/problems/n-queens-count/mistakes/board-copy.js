const n = Number(require('fs').readFileSync(0, 'utf8'));
function go(r, board) {
  if (r === n) return 1;
  let t = 0;
  for (let c = 0; c < n; c++) {
    let ok = true;
    for (let i = 0; i < r; i++) for (let k = 0; k < n; k++)
      if (board[i][k] === 'Q' && (k === c || Math.abs(k - c) === r - i)) ok = false;
    if (!ok) continue;
    const copy = board.map(x => x.slice());
    copy[r][c] = 'Q';
    t += go(r + 1, copy);
  }
  return t;
}
console.log(go(0, Array.from({ length: n }, () => new Array(n).fill('.'))));
