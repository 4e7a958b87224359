import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
export const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

export const SERVICES = ['gateway', 'problems', 'billing', 'ai', 'judge-worker'] as const;
export type Service = (typeof SERVICES)[number];
/** Of a start without images, or never of production. */
const NOT_OF_IMAGES = ['MAIL_DIR', 'PAYMENT_CHECKOUT_ORIGIN', 'CATALOGUE_DIR'];

/** Variables that the image of a service sets, its base included. */
export function ofImage(service: Service): string[] {
  const stages = read('infra/images/Dockerfile').split(/^FROM /m);
  return stages
    .filter(
      (stage) => / AS (\S+)/.test(stage) && ['base', service].includes(/ AS (\S+)/.exec(stage)?.[1] ?? ''),
    )
    .flatMap((stage) => [...stage.matchAll(/^ENV (.+)$/gm)])
    .flatMap(([, pairs = '']) => [...pairs.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name));
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name);

/** The table of variables in the operations page, and that of the payment provider. */
export function documented(): { service: Service; name: string }[] {
  const page = read('docs/operations.md');
  const [all = ''] = /^All services: .*$/m.exec(page) ?? [];
  const table = page.slice(page.indexOf('| service | variable |'));
  const rows = [...table.matchAll(/^\| ([a-z, -]+) \| (.+?) \| /gm)].flatMap(([, who = '', variables = '']) =>
    SERVICES.filter((service) => who.split(', ').includes(service)).flatMap((service) =>
      namesIn(variables).map((name) => ({ service, name })),
    ),
  );
  const payment = [...read('docs/payments.md').matchAll(/^\| (`PAYMENT_(?!STAND)[^|]+) \|/gm)].flatMap(
    ([, variables = '']) => namesIn(variables).map((name) => ({ service: 'billing' as const, name })),
  );
  const common = namesIn(all.replaceAll(/\([^)]*\)/g, ''));
  return [
    ...SERVICES.flatMap((service) => common.map((name) => ({ service, name }))),
    ...rows,
    ...payment,
  ].filter(({ name }) => !NOT_OF_IMAGES.includes(name));
}
