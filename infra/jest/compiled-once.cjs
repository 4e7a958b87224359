const vm = require('node:vm');

/**
 * Scripts of this worker, by file. Each test file runs the project's modules anew, but a worker parses a module once, and
 * V8 keeps the functions that it has compiled.
 */
const scripts = new Map();

function scriptOf(source, filename, parameters) {
  const kept = scripts.get(filename);
  if (kept?.source === source) return kept.script;
  const script = new vm.Script(`(function (${parameters.join(', ')}) {${source}\n})`, { filename });
  scripts.set(filename, { source, script });
  return script;
}

/** Has a runtime's `executor` compile a module once a worker. @param run gives the function of a script */
module.exports = function compileOnce(executor, run) {
  const { injectedModuleParameters } = executor;
  executor.compile = (source, filename) => run(scriptOf(source, filename, injectedModuleParameters));
};
