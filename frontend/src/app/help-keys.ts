/** The key of the help sheet; most layouts need Shift for it. */
export const HELP_KEYS = '[Shift]+?';
