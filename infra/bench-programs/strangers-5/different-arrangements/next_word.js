function* arrangements(word) {
  const a = [...word].sort();
  const swap = (i, j) => { [a[i], a[j]] = [a[j], a[i]]; };
  for (;;) {
    yield a.join('');
    let i = a.length - 2;
    while (i >= 0 && a[i] >= a[i + 1]) i--;
    if (i < 0) return;
    let j = a.length - 1;
    while (a[j] <= a[i]) j--;
    swap(i, j);
    for (let l = i + 1, r = a.length - 1; l < r; l++, r--) swap(l, r);
  }
}

process.stdin.setEncoding('utf8');
let all = '';
process.stdin.on('data', c => (all += c)).on('end', () => {
  const out = [];
  for (const w of arrangements(all.split('\n')[1].trim())) out.push(w);
  process.stdout.write(out.join('\n') + '\n');
});
