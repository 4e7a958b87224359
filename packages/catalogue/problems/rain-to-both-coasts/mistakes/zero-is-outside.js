const fs = require('fs');

function solve(heights) {
  const r = heights.length;
  const c = heights[0].length;
  const search = (isCoast) => {
    const seen = new Set();
    const stack = [];
    for (let y = 0; y < r; y++) for (let x = 0; x < c; x++) if (isCoast(y, x)) stack.push([y, x, -1]);
    while (stack.length) {
      const [y, x, from] = stack.pop();
      const height = heights[y]?.[x];
      if (!height || height < from || seen.has(y * c + x)) continue;
      seen.add(y * c + x);
      stack.push([y - 1, x, height], [y + 1, x, height], [y, x - 1, height], [y, x + 1, height]);
    }
    return seen;
  };
  const blue = search((y, x) => y === 0 || x === 0);
  const green = search((y, x) => y === r - 1 || x === c - 1);
  return [...blue].filter((field) => green.has(field)).length;
}

const [first, ...rows] = fs.readFileSync(0, 'utf8').trim().split('\n');
const heights = rows.slice(0, Number(first.split(' ')[0])).map((row) => row.trim().split(' ').map(Number));
console.log(solve(heights));
