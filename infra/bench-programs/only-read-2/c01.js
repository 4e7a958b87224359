'use strict';
const D = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
let ip = 0;
const ni = () => D[ip++];

// vertex i is joined to i+1 with cost c[i], and to p[i] with cost 3
function main() {
  const n = ni();
  const g = Array.from({ length: n }, () => []);
  for (let i = 0; i + 1 < n; i++) {
    const c = ni();
    g[i].push([i + 1, c]);
    g[i + 1].push([i, c]);
  }
  for (let i = 1; i < n; i++) {
    const p = ni() - 1;
    g[i].push([p, 3]);
    g[p].push([i, 3]);
  }
  const INF = 1e18;
  const dist = new Array(n).fill(INF);
  const hk = [], hv = [];
  const push = (k, v) => {
    let i = hk.length;
    hk.push(k);
    hv.push(v);
    while (i > 0) {
      const q = (i - 1) >> 1;
      if (hk[q] <= k) break;
      hk[i] = hk[q];
      hv[i] = hv[q];
      i = q;
    }
    hk[i] = k;
    hv[i] = v;
  };
  const pop = () => {
    const rk = hk[0], rv = hv[0];
    const k = hk.pop(), v = hv.pop();
    const m = hk.length;
    if (m > 0) {
      let i = 0;
      for (;;) {
        let c = 2 * i + 1;
        if (c >= m) break;
        if (c + 1 < m && hk[c + 1] < hk[c]) c++;
        if (hk[c] >= k) break;
        hk[i] = hk[c];
        hv[i] = hv[c];
        i = c;
      }
      hk[i] = k;
      hv[i] = v;
    }
    return [rk, rv];
  };
  dist[0] = 0;
  push(0, 0);
  while (hk.length) {
    const [d, u] = pop();
    if (d !== dist[u]) continue;
    for (const [v, w] of g[u]) {
      if (d + w < dist[v]) {
        dist[v] = d + w;
        push(dist[v], v);
      }
    }
  }
  console.log(dist.join(' '));
}
main();
