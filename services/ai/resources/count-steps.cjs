/* global SITES, MARKER, UNIT, INPUT */
/* eslint no-unused-vars: "off" -- NAME is replaced by the name under which the program calls this. */
/*
 * Counts the steps of a JavaScript program: its loops and functions report themselves, and calls of the library that
 * take more than constant time are charged by the size of their data. The caller puts the constants in front of this
 * text, which it folds into one line, so there are no line comments here.
 */
const NAME = (() => {
  const places = SITES;
  const counts = new Float64Array(places.length);
  /* By site + 1 and name: what calls cost, and the letters that short texts lack. */
  const charged = places.map(() => ({ __proto__: null }));
  charged.push({ __proto__: null });
  let site = -1;
  let depth = 0;
  let deepest = 0;
  let charges = 0;
  let lacking = 0;
  let left = process.weigh ? process.weigh() : 0;
  const charge = (what, size) => {
    if (!(size > 0)) return;
    const here = charged[site + 1];
    const sum = (here[what] ??= { steps: 0, short: 0 });
    sum.steps += size * UNIT;
    sum.short += lacking;
    lacking = 0;
    if (process.weigh && size > 500 && looksAt(++charges)) process.weigh(true);
  };
  /* Each look takes a collection of garbage: the first calls, and then fewer and fewer. */
  const looksAt = (count) => count <= 4 || (count <= 64 && (count & (count - 1)) === 0);
  const reportedCharges = (part) => {
    const all = { __proto__: null };
    for (let at = 0; at < charged.length; at++)
      for (const what in charged[at])
        if (charged[at][what][part] > 0) all[what + '@' + (at - 1)] = charged[at][what][part];
    return all;
  };
  const define = (owner, name, value) =>
    Object.defineProperty(owner, name, { configurable: true, writable: true, value });
  const known = (items) => (items && (items.length || items.size)) || 0;
  const own = (item) => (item && typeof item === 'object' ? plainKeys(item).length : 0);
  const plainKeys = Object.keys;
  /* Charged before the call: `cost(this, arguments)`. */
  const patch = (proto, names, cost, as) => {
    for (const method of names) {
      const original = proto[method];
      if (typeof original !== 'function') continue;
      define(proto, method, function (...args) {
        charge(as || method, cost(this, args));
        return original.apply(this, args);
      });
    }
  };
  /* Charged after the call: `cost(this, arguments, result)`. */
  const after = (proto, names, cost) => {
    for (const method of names) {
      const original = proto[method];
      if (typeof original !== 'function') continue;
      define(proto, method, function (...args) {
        const result = original.apply(this, args);
        charge(method, cost(this, args, result));
        return result;
      });
    }
  };
  const size = (x) => x.length;
  /* A short text, such as a number that is read, costs the same whatever its length; what it lacks is noted. */
  const letters = (x) => {
    lacking = Math.max(0, 20 - x.length);
    return x.length + lacking;
  };
  const sizeOf = (x, args, result) => (result && result.length) || 0;
  const argument = (x, args) => (args[0] && args[0].length) || 0;
  const span = (length, from, to) => {
    const [first, last] = [from, to === undefined ? length : to].map((at) => {
      const place = Math.trunc(Number(at)) || 0;
      return place < 0 ? Math.max(0, length + place) : Math.min(length, place);
    });
    return Math.max(0, last - first);
  };
  const nLogN = (x) => 2 * x.length * Math.log2(x.length + 2);
  const searched = (x, args, result) =>
    result >= 0
      ? Math.max(1, result + 1 - (Number(args[1]) || 0))
      : Math.max(0, x.length - (Number(args[1]) || 0));
  const arrays = Array.prototype;
  const strings = String.prototype;
  const typed = Object.getPrototypeOf(Int8Array.prototype);
  const isNative = (one) =>
    typeof one === 'function' && /\[native code\]/.test(Function.prototype.toString.call(one));
  const native = (x, args) => (isNative(args[0]) ? x.length : 0);
  for (const proto of [arrays, typed]) {
    const indexOf = proto.indexOf;
    const includes = proto.includes;
    define(proto, 'includes', function (...args) {
      const at = indexOf.apply(this, args);
      charge('includes', searched(this, args, at));
      return at >= 0 || includes.apply(this, args);
    });
    after(proto, ['indexOf'], searched);
    patch(proto, ['lastIndexOf', 'reverse', 'toReversed', 'with'], size);
    patch(proto, ['fill', 'copyWithin'], (x, args) => span(x.length, args[1], args[2]));
    after(proto, ['join', 'toString'], (x, args, result) => Math.max(x.length, result.length / 8));
    /* A comparator of the program counts its own calls. */
    patch(proto, ['sort', 'toSorted'], (x, args) => (args.length > 0 ? 2 * x.length : nLogN(x)));
    after(proto, ['slice'], sizeOf);
    patch(proto, ['map', 'filter', 'flatMap'], native, INPUT);
    patch(proto, ['forEach', 'some', 'every', 'find', 'findIndex', 'reduce', 'reduceRight'], native);
    patch(proto, ['findLast', 'findLastIndex'], native);
  }
  patch(arrays, ['shift', 'unshift'], (x) => x.length * 0.2);
  patch(arrays, ['splice'], (x, args) => (args.length > 0 ? span(x.length, args[0]) : 0));
  patch(arrays, ['toSpliced'], size);
  patch(arrays, ['push'], (x, args) => (args.length > 1 ? args.length : 0));
  after(arrays, ['concat', 'flat'], sizeOf);
  patch(typed, ['set'], argument);
  /* A part that is found was compared letter by letter. */
  const compared = (args, result) => (result < 0 ? 0 : String(args[0]).length - 1);
  after(strings, ['indexOf'], (x, args, result) => searched(x, args, result) + compared(args, result));
  const contains = strings.includes;
  define(strings, 'includes', function (part, from) {
    const found = contains.call(this, part, from);
    charge('includes', found ? strings.indexOf.call(this, part, from) / 20 : this.length);
    return found;
  });
  patch(strings, ['lastIndexOf', 'replace', 'replaceAll', 'toLowerCase', 'toUpperCase', 'match'], letters);
  patch(strings, ['matchAll', 'search', 'normalize', 'at' in strings ? 'isWellFormed' : 'search'], letters);
  patch(strings, ['toLocaleLowerCase', 'toLocaleUpperCase', 'toWellFormed'], letters);
  patch(strings, ['localeCompare', 'startsWith', 'endsWith'], argument);
  after(
    strings,
    ['slice', 'substring', 'substr', 'padStart', 'padEnd', 'repeat', 'concat'],
    (x, args, result) => letters(result),
  );
  patch(strings, ['split', 'trim', 'trimEnd', 'trimStart', 'trimLeft', 'trimRight'], size, INPUT);
  for (const name of ['Set', 'Map']) {
    const Plain = globalThis[name];
    globalThis[name] = new Proxy(Plain, {
      construct(target, args, as) {
        const made = Reflect.construct(target, args, as === globalThis[name] ? Plain : as);
        charge(name, Math.max(known(args[0]), made.size));
        return made;
      },
    });
  }
  /* A typed array begins with zeros, which costs little for each. */
  const buffers = ['Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array', 'Uint16Array', 'Int32Array'];
  for (const name of [...buffers, 'Uint32Array', 'Float32Array', 'Float64Array', 'BigInt64Array']) {
    const Plain = globalThis[name];
    globalThis[name] = new Proxy(Plain, {
      construct(target, args, as) {
        const made = Reflect.construct(target, args, as === globalThis[name] ? Plain : as);
        charge(name, (typeof args[0] === 'number' ? 0.1 : 1) * made.length);
        return made;
      },
    });
  }
  const WORD = (1n << 64n) - 1n;
  const bits = BigInt.prototype.toString;
  after(BigInt.prototype, ['toString'], (x, args, result) => letters(result));
  const both = (x, args) => x.size + known(args[0]);
  patch(Set.prototype, ['union', 'symmetricDifference'], both);
  patch(Set.prototype, ['isSubsetOf', 'difference'], (x) => x.size);
  patch(Set.prototype, ['isSupersetOf'], (x, args) => known(args[0]));
  patch(Set.prototype, ['intersection', 'isDisjointFrom'], (x, args) => Math.min(x.size, known(args[0])));
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
  after(iterators, ['toArray'], sizeOf);
  const from = Array.from;
  define(Array, 'from', function (items, ...rest) {
    const made = from.call(this, items, ...rest);
    charge('from', made.length);
    return made;
  });
  const objects = ['keys', 'values', 'entries', 'getOwnPropertyNames', 'fromEntries', 'groupBy'];
  after(Object, objects, (x, args, result) => known(result) || own(result) || known(args[0]));
  patch(Object, ['assign'], (x, args) => args.slice(1).reduce((sum, item) => sum + own(item), 0));
  patch(Object, ['freeze', 'seal'], (x, args) => own(args[0]));
  after(JSON, ['stringify'], sizeOf);
  patch(JSON, ['parse'], argument);
  const apply = Function.prototype.apply;
  for (const name of ['max', 'min']) {
    const original = Math[name];
    define(Math, name, function (...values) {
      if (values.length > 2) charge(name, values.length);
      return apply.call(original, Math, values);
    });
  }
  if (typeof structuredClone === 'function') {
    const clone = structuredClone;
    globalThis.structuredClone = (item, ...rest) => {
      const count = (one) =>
        one && typeof one === 'object'
          ? from(plainKeys(one)).reduce((sum, key) => sum + 1 + count(one[key]), 0)
          : 0;
      charge('structuredClone', count(item));
      return clone(item, ...rest);
    };
  }
  const reported = () => {
    for (let index = 0; index < places.length; index++) places[index].steps = counts[index];
    return places;
  };
  /* Heaps and sorted maps that the judge offers. Their modules are loaded once for many runs. */
  const COUNTS = Symbol.for('counts');
  const moves = ['enqueue', 'dequeue', 'push', 'pop', 'insert', 'extractRoot', 'set', 'get', 'has', 'delete'];
  const near = ['nextHigherKey', 'nextLowerKey', 'nextHigherPair', 'nextLowerPair', 'minKey', 'maxKey'];
  const sizeOfTree = (tree) => Number(typeof tree.size === 'function' ? tree.size() : tree.size) || 0;
  const countTree = (proto) => {
    const isNew = !Object.hasOwn(proto, COUNTS);
    proto[COUNTS] = charge;
    for (const method of isNew ? [...moves, ...near] : []) {
      const original = proto[method];
      if (typeof original !== 'function') continue;
      define(proto, method, function (...args) {
        proto[COUNTS](method, 4 * Math.log2(sizeOfTree(this) + 2));
        return original.apply(this, args);
      });
    }
  };
  /* The text that a regular expression goes through, and how far it came. */
  let text = '';
  let passed = 0;
  const stringify = JSON.stringify;
  process.on('exit', () => {
    const heap = process.weigh ? process.weighed() : null;
    require('fs').writeSync(
      2,
      '\n' +
        MARKER +
        stringify({
          sites: reported(),
          library: reportedCharges('steps'),
          short: reportedCharges('short'),
          depth: deepest,
          heap,
        }) +
        '\n',
    );
  });
  return {
    t: (index) => {
      counts[index] += 1;
      site = index;
      if (--left === 0) left = process.weigh();
    },
    e: () => {
      if (++depth > deepest) deepest = depth;
    },
    l: (value) => {
      depth--;
      return value;
    },
    /* What is spread into a list: an iterator has no size before it ends. */
    s: (items) => {
      if (
        items &&
        typeof items === 'object' &&
        items.length === undefined &&
        items.size === undefined &&
        items[Symbol.iterator]
      ) {
        const list = from.call(Array, items);
        charge('spread', list.length);
        return list;
      }
      charge('spread', known(items));
      return items;
    },
    /* The rest of a list that is taken apart. Before the first loop or function that belongs to reading the input. */
    h: (items) => {
      charge(site < 0 ? INPUT : 'spread', known(items));
      return items;
    },
    /* What a regular expression is tested on. Patching RegExp.prototype would make `split` slow. */
    x: (text) => {
      charge('test', typeof text === 'string' ? text.length : 0);
      return text;
    },
    q: (next) => {
      if (next !== text) passed = 0;
      text = typeof next === 'string' ? next : '';
      return next;
    },
    /* The place that `exec` found: it goes on behind the last one, or begins again. */
    y: (match) => {
      const end = match && match[0] !== undefined ? match.index + match[0].length : 0;
      charge('exec', Math.max(1, match ? end - (match.index >= passed ? passed : 0) : text.length - passed));
      passed = end;
      return match;
    },
    /* The result of an operator. The length of a long number shows only in its text. */
    b: (value) => {
      if (typeof value === 'bigint' && (value > WORD || value < -WORD))
        charge('number', bits.call(value, 16).length / 8);
      return value;
    },
    m: (made) => {
      for (const one of [made, ...Object.values(made)])
        if (typeof one === 'function' && one.prototype) countTree(one.prototype);
      return made;
    },
    /* What is spread into an object. */
    o: (item) => {
      charge('spread', typeof item === 'string' || Array.isArray(item) ? item.length : own(item));
      return item;
    },
  };
})();
