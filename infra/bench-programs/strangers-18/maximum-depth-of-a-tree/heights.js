// heights from the last node to the first
const t = require('fs').readFileSync(0, 'latin1').split(/\s+/).filter(Boolean).slice(1);
const parent = [];
for (let i = 0; i < t.length; i++) if (t[i] !== 'null') parent.push((i - 1) >> 1);
const height = new Uint16Array(parent.length).fill(1);
for (let v = parent.length - 1; v > 0; v--) {
  const p = parent[v];
  if (height[p] <= height[v]) height[p] = height[v] + 1;
}
console.log(height.length ? height[0] : 0);
