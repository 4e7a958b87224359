const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1).map(s => s.trim());

function findRule(a, b) {
  for (let i = 0; i < a.length; i++) {
    if (i >= b.length) throw new Error('prefix');
    if (a[i] !== b[i]) return [a[i], b[i]];
  }
  return null;
}

function solve(list) {
  const letters = [...new Set(list.flatMap(w => [...w]))].sort();
  const earlier = new Map(letters.map(c => [c, new Set()]));
  for (let i = 1; i < list.length; i++) {
    const rule = findRule(list[i - 1], list[i]);
    if (rule) earlier.get(rule[1]).add(rule[0]);
  }
  for (const k of letters)
    for (const i of letters)
      if (earlier.get(i).has(k))
        for (const j of earlier.get(k)) earlier.get(i).add(j);
  if (letters.some(c => earlier.get(c).has(c))) throw new Error('circle');
  const done = [];
  while (done.length < letters.length) {
    done.push(letters.find(c => !done.includes(c) && [...earlier.get(c)].every(p => done.includes(p))));
  }
  return done.join('');
}

try {
  console.log(solve(lines));
} catch (e) {
  console.log('impossible');
}
