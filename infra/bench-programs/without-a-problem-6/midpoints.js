// Fence posts stand at different places of a straight road.
// How many pairs have another post exactly halfway between them?
let buf = '';
process.stdin.on('data', d => buf += d).on('end', () => {
  const posts = buf.trim().split(/[\s,;]+/).map(Number);   // until the end of input, no count given
  const have = new Set(posts);
  let pairs = 0;
  posts.forEach((a, i) => {
    for (const b of posts.slice(i + 1)) {
      const s = a + b;
      if (s % 2 === 0 && have.has(s / 2)) pairs++;
    }
  });
  console.log(pairs);
});
