// Without any tree: a walk down the left branches first meets the forks of each level from left to right.
const [task, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

const write = (tokens) => {
  const levels = [];
  for (let at = 0, width = 1; at < tokens.length; ) {
    const level = tokens.slice(at, at + width);
    levels.push({ level, next: 0 });
    at += width;
    width = 2 * level.reduce((c, t) => c + (t !== 'null'), 0);
  }
  const out = [];
  const emit = (token, depth) => {
    out.push(token);
    const below = levels[depth + 1];
    if (!below) return;
    const [l = 'null', r = 'null'] = below.level.slice(below.next, (below.next += 2));
    if (l === 'null' && r === 'null') return;
    out.push('(');
    if (l !== 'null') emit(l, depth + 1);
    if (r !== 'null') {
      out.push(',');
      emit(r, depth + 1);
    }
    out.push(')');
  };
  emit(tokens[0], 0);
  return out.join('');
};

const read = (text) => {
  const part = text.match(/-?\d+|[(),]/g);
  const levels = [[]];
  let i = 0;
  const take = (depth) => {
    levels[depth].push(part[i++]);
    if (levels.length === depth + 1) levels.push([]);
    if (part[i] !== '(') {
      levels[depth + 1].push('null', 'null');
      return;
    }
    i++;
    if (part[i] === ',') levels[depth + 1].push('null');
    else take(depth + 1);
    if (part[i] === ',') {
      i++;
      take(depth + 1);
    } else {
      levels[depth + 1].push('null');
    }
    i++;
  };
  take(0);
  const tokens = levels.flat();
  let k = tokens.length;
  while (tokens[k - 1] === 'null') k--;
  return k + '\n' + tokens.slice(0, k).join(' ');
};

console.log(task === 'write' ? write(rest.slice(1)) : read(rest[0]));
