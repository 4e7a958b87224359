// npm run check:kubernetes: renders the manifests and checks them against the schemas of three Kubernetes versions.
// Needs kubectl, and kubernetes-validate of PyPI (KUBERNETES_VALIDATE names the program). Reaches no cluster.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';

const VERSIONS = ['1.35.0', '1.36.0', '1.37.0'];
/** Of KEDA and External Secrets, whose schemas the program does not have. */
const FOREIGN = ['ScaledObject', 'TriggerAuthentication', 'ExternalSecret'];
const FOLDERS = ['migrate', 'base', 'example', 'second-tier'];

const kubernetes = path.join(import.meta.dirname, 'kubernetes');
const validate = process.env.KUBERNETES_VALIDATE || 'kubernetes-validate';
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-kubernetes-'));

function run(program, args) {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw new Error(`${program} could not be started: ${error.message}`);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

/** A component is rendered by an overlay over the base. */
function overlayOf(folder) {
  if (folder !== 'second-tier') return path.join(kubernetes, folder);
  const overlay = path.join(scratch, folder);
  fs.cpSync(kubernetes, path.join(scratch, 'kubernetes'), { recursive: true });
  fs.mkdirSync(overlay);
  const text = 'resources: [../kubernetes/base]\ncomponents: [../kubernetes/second-tier]\n';
  fs.writeFileSync(path.join(overlay, 'kustomization.yaml'), text);
  return overlay;
}

try {
  for (const folder of FOLDERS) {
    const documents = parseAllDocuments(run('kubectl', ['kustomize', overlayOf(folder)]));
    const known = documents.filter((document) => !FOREIGN.includes(document.get('kind')));
    const file = path.join(scratch, `${folder}.yaml`);
    fs.writeFileSync(file, known.map(String).join('---\n'));
    for (const version of VERSIONS) run(validate, ['--strict', '--quiet', '-k', version, file]);
    const kept = `${known.length} of ${documents.length} resources`;
    console.log(`${folder}: ${kept} are valid for Kubernetes ${VERSIONS.join(', ')}`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  fs.rmSync(scratch, { recursive: true, force: true });
}
