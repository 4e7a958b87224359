import { carriesForked, importedModules } from './python-fidelity.js';

it.each([
  'a, b = map(int, input().split())\nprint(a + b)',
  'import sys\nsys.setrecursionlimit(10**6)',
  'with open(0) as f: print(f.read())',
])('forks an everyday program: %s', (source) => expect(carriesForked(source)).toBe(true));

it.each([
  'import os\nos.fork()',
  'import subprocess',
  'import sys\nprint(sys._getframe())',
  'class A:\n    def __del__(self): print(1)',
  'def g():\n    try: yield 1\n    finally: print(2)',
  '# -*- coding: latin-1 -*-',
])('runs as a plain process a source that could notice: %s', (source) =>
  expect(carriesForked(source)).toBe(false),
);

it('finds imported modules', () => {
  expect(
    importedModules('import os, heapq as h\nfrom collections.abc import Set\n  import re\nx = "import y"'),
  ).toEqual(['os', 'heapq', 'collections', 're']);
});
