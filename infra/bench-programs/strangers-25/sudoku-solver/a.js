const [t, ...grid] = require('fs').readFileSync(0, 'utf8').split(/\s+/);

const bits = Array.from({ length: 512 }, (_, m) => m.toString(2).split('1').length - 1);
const units = [];
for (let u = 0; u < 9; u++) {
  const idx = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  units.push(idx.map(i => 9 * u + i));
  units.push(idx.map(i => 9 * i + u));
  units.push(idx.map(i => 9 * (3 * Math.floor(u / 3) + Math.floor(i / 3)) + 3 * (u % 3) + i % 3));
}
const peers = Array.from({ length: 81 }, (_, s) =>
  [...new Set(units.filter(u => u.includes(s)).flat())].filter(p => p !== s));

// sets the square s to the single bit b; false on a contradiction
function put(board, s, b) {
  const todo = [[s, b]];
  while (todo.length) {
    const [q, v] = todo.pop();
    if (!(board[q] & v)) return false;
    board[q] = v;
    for (const p of peers[q]) {
      if (!(board[p] & v)) continue;
      board[p] &= ~v;
      if (board[p] === 0) return false;
      if (bits[board[p]] === 1) todo.push([p, board[p]]);
    }
  }
  return true;
}

// a forced digit: one that has only one place left in some unit
function onlyPlace(board) {
  for (const u of units) {
    let once = 0, more = 0, set = 0;
    for (const s of u) {
      const m = board[s];
      more |= once & m;
      once |= m;
      if (bits[m] === 1) set |= m;
    }
    if (once !== 511) return 'dead';
    const h = once & ~more & ~set;
    if (h) {
      const b = h & -h;
      return [u.find(s => board[s] & b), b];
    }
  }
  return null;
}

function solve(board) {
  for (;;) {
    const hit = onlyPlace(board);
    if (hit === 'dead') return null;
    if (hit === null) break;
    if (!put(board, hit[0], hit[1])) return null;
  }
  let s = -1;
  for (let i = 0; i < 81; i++)
    if (bits[board[i]] > 1 && (s < 0 || bits[board[i]] < bits[board[s]])) s = i;
  if (s < 0) return board;
  for (let m = board[s]; m; m &= m - 1) {
    const next = board.slice();
    if (put(next, s, m & -m)) {
      const r = solve(next);
      if (r) return r;
    }
  }
  return null;
}

const out = [];
for (let i = 0; i < +t; i++) {
  const board = new Int32Array(81).fill(511);
  [...grid.slice(9 * i, 9 * i + 9).join('')].forEach((ch, s) => {
    if (ch !== '.') put(board, s, 1 << (ch - 1));
  });
  const digits = Array.from(solve(board), v => 32 - Math.clz32(v)).join('');
  out.push(...digits.match(/.{9}/g));
}
console.log(out.join('\n'));
