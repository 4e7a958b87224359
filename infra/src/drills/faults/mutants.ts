import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServiceName } from '@evident/contracts';
import type { ServiceDefinition } from '../../launcher/child-service.js';
import { REPOSITORY } from '../../launcher/settings.js';

/** A piece of a service's bundle, and what stands there instead. */
export interface Patch {
  service: ServiceName;
  cut: string;
  paste: string;
}

/** A deliberate fault of the product. It exists only in the processes of a drill, which change the bundle as they load it. */
export interface Mutant {
  name: string;
  patches: readonly Patch[];
}

const ENTRY = path.join(REPOSITORY, 'infra/dist/drills/faults/mutant-entry.js');

export const servicesOf = ({ patches }: Mutant): ServiceName[] => [
  ...new Set(patches.map(({ service }) => service)),
];

/** Makes the definition of a process that of the mutant, or the product's again. */
export function mutated(service: ServiceName, definition: ServiceDefinition, mutant: Mutant | null): void {
  const original = definition.env['DRILL_ENTRY'] ?? definition.entry;
  const patches = mutant?.patches.filter((patch) => patch.service === service) ?? [];
  if (patches.length === 0) {
    definition.entry = original;
    delete definition.env['DRILL_ENTRY'];
    delete definition.env['DRILL_PATCHES'];
    return;
  }
  definition.entry = ENTRY;
  definition.env['DRILL_ENTRY'] = original;
  definition.env['DRILL_PATCHES'] = JSON.stringify(patches);
}

/** @throws Error when the bundle has changed so that a patch fits nowhere, or in more than one place */
export function requireFits(mutants: readonly Mutant[]): void {
  for (const { name, patches } of mutants)
    for (const { service, cut } of patches) {
      const places = bundleOf(service).reduce((sum, text) => sum + text.split(cut).length - 1, 0);
      if (places !== 1) throw new Error(`The mutant "${name}" fits ${places} places of ${service}: ${cut}`);
    }
}

function bundleOf(service: ServiceName): string[] {
  const folder = path.join(REPOSITORY, 'services', service, 'dist');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}
