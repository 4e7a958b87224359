import fs from 'node:fs';
import { FrameWriter } from './wire.js';

/** native/root.h, enum root_entry_kind. */
const KIND = { bind: 0, link: 1, file: 2, device: 3 } as const;

/** One entry of a sandbox's private root. The source of a link is its text, that of a file its content. */
export interface RootEntry {
  kind: keyof typeof KIND;
  source: string;
  target: string;
}

export function bind(source: string, target = source): RootEntry {
  return { kind: 'bind', source, target };
}

export function link(source: string, target: string): RootEntry {
  return { kind: 'link', source, target };
}

function file(source: string, target: string): RootEntry {
  return { kind: 'file', source, target };
}

function device(name: string): RootEntry {
  return { kind: 'device', source: `/dev/${name}`, target: `/dev/${name}` };
}

/** Debian's name of the machine, which stands in the names of its folders. */
export const LIBRARY_TRIPLET = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';

/** The machine's shared libraries. */
const LIBRARY_FOLDER = `/usr/lib/${LIBRARY_TRIPLET}`;

function loader(): RootEntry[] {
  return process.arch === 'arm64'
    ? [link(`${LIBRARY_FOLDER}/ld-linux-aarch64.so.1`, '/usr/lib/ld-linux-aarch64.so.1')]
    : [link(`${LIBRARY_FOLDER}/ld-linux-x86-64.so.2`, '/usr/lib64/ld-linux-x86-64.so.2')];
}

const PASSWD = 'root:x:0:0::/:/\nlearner:x:1000:1000::/box:/\n';

/** What every language needs: shared libraries, time zones, the C locale, harmless devices. */
export function commonEntries(): RootEntry[] {
  const optional = ['/usr/share/zoneinfo', '/usr/lib/locale/C.utf8'].filter((path) => fs.existsSync(path));
  return [
    bind(LIBRARY_FOLDER),
    ...loader(),
    ...optional.map((path) => bind(path)),
    link('usr/lib', '/lib'),
    link('usr/lib64', '/lib64'),
    link('usr/bin', '/bin'),
    link('/box/tmp', '/tmp'),
    link('/box/shm', '/dev/shm'),
    link('/usr/share/zoneinfo/Etc/UTC', '/etc/localtime'),
    file(PASSWD, '/etc/passwd'),
    file('root:x:0:\nlearner:x:1000:\n', '/etc/group'),
    file('127.0.0.1 localhost judge\n', '/etc/hosts'),
    ...['null', 'zero', 'full', 'random', 'urandom'].map(device),
    link('/proc/self/fd', '/dev/fd'),
    link('/proc/self/fd/0', '/dev/stdin'),
    link('/proc/self/fd/1', '/dev/stdout'),
    link('/proc/self/fd/2', '/dev/stderr'),
  ];
}

/** In a user namespace the kernel mounts a new /proc only where a fully visible /proc is mounted already. */
export function userNamespaceEntries(): RootEntry[] {
  return [{ kind: 'device', source: '/proc', target: '/proc' }];
}

/** Writes each target once, because several languages may ask for it. */
export function writeEntries(writer: FrameWriter, entries: readonly RootEntry[]): void {
  const unique = [...new Map(entries.map((entry) => [entry.target, entry])).values()];
  writer.u32(unique.length);
  for (const entry of unique) writer.u32(KIND[entry.kind]).string(entry.source).string(entry.target);
}
