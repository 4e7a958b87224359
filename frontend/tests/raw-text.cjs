/** Vite's `?raw` for Jest: a file as a module whose default is its text. */
module.exports = {
  process: (text) => ({ code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} };` }),
};
