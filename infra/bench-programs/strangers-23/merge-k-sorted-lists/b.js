require('fs').readFileSync(0, 'utf8')
  .split('\n')
  .slice(1)
  .flatMap(line => line.trim().split(/\s+/).slice(1))
  .reduce((box, v) => (box.push(+v), box), [])
  .sort((a, b) => a - b)
  .reduce((out, v) => (out[0].push(v), out), [[]])
  .forEach(list => console.log(list.join(' ')));
