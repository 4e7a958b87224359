const [mode, second = '', ...more] = require('fs').readFileSync(0, 'latin1').split('\n').map(s => s.trim());

const commands = {
  pack() {
    return more.slice(0, +second).map(quoted => quoted.length - 2 + ':' + quoted.slice(1, -1)).join('');
  },
  unpack() {
    const words = [];
    for (let at = 0; at < second.length;) {
      const colon = second.indexOf(':', at);
      if (colon < 0 || colon - at > 6) return 'broken';
      const head = second.slice(at, colon);
      const length = parseInt(head, 10);
      if (!(length >= 0) || String(length) !== head) return 'broken';
      at = colon + 1 + length;
      if (at > second.length) return 'broken';
      words.push('"' + second.slice(colon + 1, at) + '"');
    }
    return [words.length, ...words].join('\n');
  },
};

console.log(commands[mode]());
