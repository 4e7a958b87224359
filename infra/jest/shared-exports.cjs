const path = require('node:path');

/** Keeps what modules export for all test files of a worker; the first file that needs a module loads it. */
module.exports = class SharedExports {
  /** By file. */
  exports = new Map();
  /** Under way, for modules that import each other. */
  loading = new Set();
  /** Files by the folder that asks and the name it asks for; null for what is not shared. */
  files = new Map();

  /** @param isShared whether all test files may have one copy of a file */
  constructor(isShared) {
    this.isShared = isShared;
  }

  /** @param load by Jest's own way, for the test file of this runtime only */
  of(runtime, from, name, load) {
    const file = this.fileOf(runtime, from, name);
    if (file === null || this.loading.has(file)) return load();
    if (!this.exports.has(file)) {
      this.loading.add(file);
      try {
        this.exports.set(file, load());
      } finally {
        this.loading.delete(file);
      }
    }
    return this.exports.get(file);
  }

  /** @param name undefined when `from` is the file itself */
  fileOf({ _resolution: resolution }, from, name) {
    if (name === undefined) return this.isShared(from) ? from : null;
    const key = `${path.dirname(from)}\n${name}`;
    let file = this.files.get(key);
    if (file === undefined) {
      file = null;
      try {
        const found = resolution.isCoreModule(name) ? '' : resolution.resolveCjs(from, name);
        if (this.isShared(found)) file = found;
      } catch {
        // Jest says what is missing.
      }
      this.files.set(key, file);
    }
    return file;
  }
};
