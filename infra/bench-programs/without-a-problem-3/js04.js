let text = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (chunk) => { text += chunk; });
process.stdin.on('end', () => {
  const s = text.trim();
  const stack = [-1];
  let best = 0;
  let at = 0;
  for (let i = 0; i < s.length; i++) {
    const c = s[i];
    if (c === '(' || c === '[') {
      stack.push(i);
      continue;
    }
    const top = stack[stack.length - 1];
    const want = c === ')' ? '(' : '[';
    if (top >= 0 && s[top] === want) {
      stack.pop();
      const len = i - stack[stack.length - 1];
      if (len > best) {
        best = len;
        at = i - len + 1;
      }
    } else {
      stack.push(i);
    }
  }
  console.log(best);
  console.log(s.substr(at, best));
});
