process.stdin.setEncoding('utf8');
let text = '';
process.stdin.on('data', d => text += d).on('end', () => {
  const nums = text.trim().split(/\s+/).slice(1).map(Number);
  const length = new Map(); // right at the two ends of each run
  const longest = nums.reduce((best, x) => {
    if (length.has(x)) return best;
    const l = length.get(x - 1) ?? 0;
    const r = length.get(x + 1) ?? 0;
    const all = l + 1 + r;
    length.set(x, all).set(x - l, all).set(x + r, all);
    return all > best ? all : best;
  }, 0);
  console.log(longest);
});
