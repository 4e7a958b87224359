const fs = require('fs');
const lines = fs.readFileSync(0, 'utf8').split('\n');
const v = Int32Array.from(lines[1].trim().split(' '), Number);
let write = 0;
for (let read = 0; read < v.length; read++) {
  if (v[read] !== 0) {
    const t = v[write];
    v[write++] = v[read];
    v[read] = t;
  }
}
process.stdout.write(v.join(' ') + '\n');
