import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { EnvError } from './env.js';

/**
 * The address to listen on. A network such as `10.203.1.0/24` stands for this machine's own address in it, so that a
 * container that is in several networks listens only in the one that needs it.
 * @throws EnvError when this machine is not in the network.
 */
export function ownAddress(variable: string, host: string): string {
  const [network = '', prefix] = host.split('/');
  if (prefix === undefined) return host;
  const bits = Number(prefix);
  const family = isIP(network) === 6 ? 'ipv6' : 'ipv4';
  if (isIP(network) === 0 || !(bits >= 0 && bits <= (family === 'ipv6' ? 128 : 32)))
    throw new EnvError(`${variable} is not usable: ${host} is no network.`);
  const members = new BlockList();
  members.addSubnet(network, bits, family);
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const found = own.find(
    ({ address, family: of }) => of.toLowerCase() === family && members.check(address, family),
  );
  if (!found) throw new EnvError(`${variable} is not usable: this machine has no address in ${host}.`);
  return found.address;
}
