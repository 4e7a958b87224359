const tok = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '');
let pos = 0;
const st = [];
for (const t of tok.slice(1)) {
  if ('+-*/'.includes(t)) {
    const b = st.pop(), a = st.pop();
    st.push(t === '+' ? a + b : t === '-' ? a - b : t === '*' ? a * b : Math.trunc(a / b));
  } else st.push(Number(t));
}
console.log(st[0]);
