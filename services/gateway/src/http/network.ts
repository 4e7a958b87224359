import ipaddr from 'ipaddr.js';

/** A household or a server gets a whole /64, so its addresses count as one. */
const COUNTED_BITS = 64;
/** What a person sees of an address: enough to recognise a provider, not enough to find a house. */
const SHOWN_BITS = { ipv4: 24, ipv6: 48 } as const;

type Address = ReturnType<typeof ipaddr.process>;

function parse(address: string | undefined): Address | null {
  return address !== undefined && ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

function prefixOf(address: Address, bits: number): string {
  const bytes = address.toByteArray().map((byte, index) => {
    const kept = Math.min(8, Math.max(0, bits - 8 * index));
    return byte & (0xff << (8 - kept));
  });
  return `${ipaddr.fromByteArray(bytes).toString()}/${bits}`;
}

/** @returns what limits count a request for: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string | undefined): string {
  const parsed = parse(address);
  if (!parsed) return 'unknown';
  return parsed.kind() === 'ipv4' ? parsed.toString() : prefixOf(parsed, COUNTED_BITS);
}

/** @returns the part of an address that is stored with a session, or null when it is unknown. */
export function shownPrefixOf(address: string | undefined): string | null {
  const parsed = parse(address);
  return parsed && prefixOf(parsed, SHOWN_BITS[parsed.kind()]);
}
