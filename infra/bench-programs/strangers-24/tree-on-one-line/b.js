const words = require('fs').readFileSync(0, 'latin1').split(/\s+/).filter(Boolean);

const jobs = {
  write(tokens) {
    const label = [tokens[0]], left = [0], right = [0];
    const grow = t => t === undefined || t === 'null' ? 0 : (left.push(0), right.push(0), label.push(t) - 1);
    for (let f = 0, i = 1; i < tokens.length; f++, i += 2) {
      left[f] = grow(tokens[i]);
      right[f] = grow(tokens[i + 1]);
    }
    // the stack mixes forks (numbers) and finished signs (strings)
    const out = [], todo = [0];
    while (todo.length) {
      const x = todo.pop();
      if (typeof x === 'string') { out.push(x); continue; }
      out.push(label[x]);
      if (!left[x] && !right[x]) continue;
      todo.push(')');
      if (right[x]) todo.push(right[x], ',');
      if (left[x]) todo.push(left[x]);
      todo.push('(');
    }
    return out.join('');
  },

  read(text) {
    const root = { id: '', l: null, r: null };
    const spine = [];
    let cur = root, i = 0;
    while (i < text.length) {
      const c = text[i];
      if (c === '(') { spine.push(cur); cur = cur.l = { id: '', l: null, r: null }; i++; }
      else if (c === ',') {
        const top = spine[spine.length - 1];
        if (top.l.id === '') top.l = null;
        cur = top.r = { id: '', l: null, r: null };
        i++;
      } else if (c === ')') { cur = spine.pop(); i++; }
      else {
        let j = i + 1;
        while (j < text.length && text.charCodeAt(j) >= 48) j++;
        cur.id = text.slice(i, j);
        i = j;
      }
    }
    const queue = [root], out = [];
    for (let h = 0; h < queue.length; h++) {
      const v = queue[h];
      out.push(v ? v.id : 'null');
      if (v) queue.push(v.l, v.r);
    }
    while (out[out.length - 1] === 'null') out.pop();
    return out.length + '\n' + out.join(' ');
  },
};

console.log(words[0] === 'read' ? jobs.read(words[1]) : jobs.write(words.slice(2)));
