(async () => {
  let text = '';
  for await (const chunk of process.stdin) text += chunk;
  const rows = text.split('\n');
  const n = Number(rows[0]);
  const cell = rows.slice(1, n + 1).map(r => r.split(''));
  const sizes = [];
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      if (cell[i][j] !== '~') continue;
      let size = 0;
      const todo = [[i, j]];
      cell[i][j] = '#';
      while (todo.length) {
        const [y, x] = todo.pop();
        size++;
        for (const [dy, dx] of [[0, 1], [1, 0], [0, -1], [-1, 0]]) {
          const v = y + dy, u = x + dx;
          if (v < 0 || u < 0 || v >= n || u >= n || cell[v][u] !== '~') continue;
          cell[v][u] = '#';
          todo.push([v, u]);
        }
      }
      sizes.push(size);
    }
  }
  let big = 0;
  for (const s of sizes) if (s > big) big = s;
  console.log(sizes.length + ' ' + big);
})();
