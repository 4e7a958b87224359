let buf = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (c) => (buf += c)).on('end', () => {
  const rows = buf.trim().split('\n');
  const home = new Map();
  const of = (f) => {
    if (!home.has(f)) home.set(f, [f]);
    return home.get(f);
  };
  const hit = rows.slice(1).findIndex((row) => {
    let [big, small] = row.trim().split(' ').map(of);
    if (big === small) return true;
    if (big.length < small.length) [big, small] = [small, big];
    for (const f of small) {
      big.push(f);
      home.set(f, big);
    }
    return false;
  });
  console.log(hit + 1);
});
