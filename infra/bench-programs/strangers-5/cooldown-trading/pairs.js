let text = '';
process.stdin.on('data', d => text += d);
process.stdin.on('end', () => {
  const [n, ...price] = text.trim().split(/\s+/).map(Number);
  // best[d]: the most money after the first d days, with empty hands
  const best = [0];
  const before = d => d < 0 ? 0 : best[d];
  price.forEach((sell, d) => {
    const options = price.slice(0, d).map((buy, b) => before(b - 1) + sell - buy);
    best.push(options.reduce((x, y) => Math.max(x, y), best[d]));
  });
  console.log(best[n]);
});
