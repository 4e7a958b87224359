process.stdin.setEncoding('utf8');
const chunks = [];
process.stdin.on('data', c => chunks.push(c)).on('end', () => {
  const words = chunks.join('').split(/\s+/).filter(Boolean);
  const k = Number(words[0]);
  const inside = new Map();
  let start = 1, longest = 0;
  for (let end = 1; end < words.length; end++) {
    inside.set(words[end], (inside.get(words[end]) || 0) + 1);
    while (inside.size > k) {
      const w = words[start++];
      const c = inside.get(w) - 1;
      if (c === 0) inside.delete(w); else inside.set(w, c);
    }
    longest = Math.max(longest, end - start + 1);
  }
  console.log(longest);
});
