interface Format<Of extends unknown[]> {
  format: (...of: Of) => string;
}

/**
 * A format of `Intl` that is made when it is first used. Each one reads the data of its locale, which takes several
 * milliseconds, and a script that makes it while it loads holds up the first paint of every page.
 */
export function lazyFormat<Of extends unknown[]>(make: () => Format<Of>): Format<Of> {
  let made: Format<Of> | undefined;
  return { format: (...of) => (made ??= make()).format(...of) };
}
