const [t, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(s => s.trim());

const candidates = (g, r, c) => {
  const used = new Set();
  for (let i = 0; i < 9; i++) {
    used.add(g[r][i]);
    used.add(g[i][c]);
    used.add(g[r - r % 3 + Math.floor(i / 3)][c - c % 3 + i % 3]);
  }
  return [...'123456789'].filter(d => !used.has(d));
};

function solve(grid) {
  let best = null;
  for (let r = 0; r < 9; r++)
    for (let c = 0; c < 9; c++) {
      if (grid[r][c] !== '.') continue;
      const cand = candidates(grid, r, c);
      if (!best || cand.length < best.cand.length) best = { r, c, cand };
    }
  if (!best) return grid;
  for (const d of best.cand) {
    const copy = grid.slice();      // guesses must not harm the grid above
    copy[best.r][best.c] = d;
    const solved = solve(copy);
    if (solved) return solved;
  }
  return null;
}

for (let s = 0; s < Number(t); s++) {
  const grid = lines.slice(9 * s, 9 * s + 9).map(l => [...l]);
  const solved = solve(grid) || grid;
  console.log(solved.map(row => row.join('')).join('\n'));
}
