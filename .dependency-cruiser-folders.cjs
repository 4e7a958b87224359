const { options } = require('./.dependency-cruiser.cjs');

/**
 * No folder may depend on a folder that depends on it, directly or through others. Type imports count, because they
 * tie folders together as well. Specs and test support are left out: they may build a whole service.
 */
module.exports = {
  forbidden: [
    { name: 'no-folder-cycles', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: {
    ...options,
    exclude: { path: [options.exclude.path, '\\.(spec|int-spec|test)\\.tsx?$', '/testing/'] },
  },
};
