const data = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = +data[0];
const t = new Int16Array(n);
for (let i = 0; i < n; i++) t[i] = +data[i + 1];
const wait = new Int32Array(n);
const stack = new Int32Array(n);
let top = 0;
for (let i = 0; i < n; i++) {
  while (top > 0 && t[stack[top - 1]] < t[i]) {
    const day = stack[--top];
    wait[day] = i - day;
  }
  stack[top++] = i;
}
console.log(wait.join(' '));
