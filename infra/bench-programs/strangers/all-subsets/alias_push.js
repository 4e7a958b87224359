const tokens = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const n = +tokens[0], res = [], cur = [];
(function dfs(i) {
  if (i > n) { res.push(cur); return; }
  dfs(i + 1);
  cur.push(tokens[i]);
  dfs(i + 1);
  cur.pop();
})(1);
res.forEach(s => console.log(s.length ? s.join(' ') : '-'));
