const lines = [];
require('readline').createInterface({ input: process.stdin })
  .on('line', l => lines.push(l))
  .on('close', () => {
    const [n, m] = lines[0].split(' ').map(Number);
    const g = lines.slice(1, n + 1).map(r => r.split(''));
    let woods = 0, largest = 0;
    for (let i = 0; i < n; i++) for (let j = 0; j < m; j++) {
      if (g[i][j] !== 'T') continue;
      woods++;
      let size = 0;
      const stack = [[i, j]];
      g[i][j] = '.';
      while (stack.length) {
        const [x, y] = stack.pop();
        size++;
        for (const [dx, dy] of [[0, 1], [1, 0], [0, -1], [-1, 0]]) {
          const u = x + dx, v = y + dy;
          if (g[u] && g[u][v] === 'T') { g[u][v] = '.'; stack.push([u, v]); }
        }
      }
      largest = Math.max(largest, size);
    }
    console.log(woods, largest);
  });
