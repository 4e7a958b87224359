import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { documented, ofImage, read, SERVICES, type Service } from '../compose/documented-settings.js';
import { redisFile, rpcFile, SECRET_FILES } from '../compose/secret-names.js';

const FOLDER = path.resolve(__dirname, '../../kubernetes');

const Resource = z.looseObject({
  kind: z.string(),
  metadata: z.looseObject({ name: z.string(), namespace: z.string().optional() }),
});
type Resource = z.infer<typeof Resource>;
const Container = z.looseObject({
  name: z.string(),
  image: z.string(),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })).default([]),
  env: z.array(z.object({ name: z.string(), value: z.string() })),
  securityContext: z.record(z.string(), z.unknown()),
});
const Workload = z.looseObject({
  spec: z.looseObject({
    template: z.looseObject({
      spec: z.looseObject({
        automountServiceAccountToken: z.literal(false),
        terminationGracePeriodSeconds: z.number().default(30),
        nodeSelector: z.record(z.string(), z.string()).optional(),
        tolerations: z.array(z.looseObject({ effect: z.string() })).default([]),
        volumes: z.array(
          z.looseObject({ name: z.string(), secret: z.looseObject({ secretName: z.string() }).optional() }),
        ),
        containers: z.tuple([Container]),
      }),
    }),
  }),
});
const Service = z.looseObject({
  spec: z.looseObject({
    ports: z.array(z.object({ name: z.string(), port: z.number(), targetPort: z.string() })),
  }),
});
const ExternalSecret = z.looseObject({
  spec: z.looseObject({ data: z.array(z.looseObject({ secretKey: z.string() })) }),
});
const Rule = z.object({
  to: z.array(z.looseObject({})).optional(),
  from: z.array(z.looseObject({})).optional(),
  ports: z.array(z.object({ port: z.number(), protocol: z.string().optional() })),
});
const Policy = z.looseObject({
  spec: z.looseObject({ ingress: z.array(Rule).default([]), egress: z.array(Rule).default([]) }),
});

const resources: Resource[] = ['namespaces', 'base', 'migrate'].flatMap((folder) =>
  readdirSync(path.join(FOLDER, folder))
    .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
    .flatMap((file) => parseAllDocuments(readFileSync(path.join(FOLDER, folder, file), 'utf8')))
    .map((document) => Resource.parse(document.toJS())),
);
function find<T>(kind: string, name: string, schema: z.ZodType<T>): T {
  const found = resources.filter((resource) => resource.kind === kind && resource.metadata.name === name);
  expect(found).toHaveLength(1);
  return schema.parse(found[0]);
}
const podOf = (service: string) =>
  find(service === 'migrate' ? 'Job' : 'Deployment', service, Workload).spec.template.spec;
const containerOf = (service: string) => podOf(service).containers[0];
const IMAGES = [...SERVICES, 'migrate'] as const;

const Kustomization = z.looseObject({
  configMapGenerator: z.array(
    z.looseObject({ name: z.string(), namespace: z.string(), envs: z.tuple([z.string()]) }),
  ),
});
/** The variables that the settings file of a service passes on, or names in a comment for its operator. */
function settingsOf(service: Service): string[] {
  const { configMapGenerator } = Kustomization.parse(
    parse(readFileSync(path.join(FOLDER, 'base/kustomization.yaml'), 'utf8')),
  );
  const { namespace } = find('Deployment', service, Resource).metadata;
  const map = configMapGenerator.find(({ name }) => name === `settings-${service}`);
  expect(map?.namespace).toBe(namespace);
  expect(containerOf(service).envFrom).toEqual([{ configMapRef: { name: `settings-${service}` } }]);
  const text = readFileSync(path.join(FOLDER, 'base', map?.envs[0] ?? ''), 'utf8');
  return [...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
}

test('every documented variable arrives in its service', () => {
  const missing = documented().filter(({ service, name }) => {
    const passed = [
      ...containerOf(service).env.map((variable) => variable.name),
      ...settingsOf(service),
      ...ofImage(service),
    ];
    return !passed.includes(name) && !passed.includes(`${name}_FILE`);
  });
  expect(missing.map(({ service, name }) => `${service}: ${name}`)).toEqual([]);
});

test('images are named as the compose file names them', () => {
  const compose = z
    .object({ name: z.string(), services: z.record(z.string(), z.looseObject({})) })
    .parse(parse(read('docker-compose.yml'), { merge: true }));
  for (const name of IMAGES) {
    expect(compose.services[name]).toMatchObject({ build: { target: name } });
    expect(containerOf(name).image).toBe(`${compose.name}-${name}`);
  }
});

test('ports agree with those that the images open, and with those that callers name', () => {
  const dockerfile = read('infra/images/Dockerfile');
  for (const service of SERVICES) {
    const stage = dockerfile.split(/^FROM /m).find((text) => text.startsWith(`base AS ${service}\n`)) ?? '';
    const exposed = /^EXPOSE (.+)$/m.exec(stage)?.[1]?.split(' ').map(Number);
    const { ports } = containerOf(service);
    expect(ports.map(({ containerPort }) => containerPort)).toEqual(exposed);
    if (service === 'judge-worker') continue;
    for (const { name, port, targetPort } of find('Service', service, Service).spec.ports) {
      expect(targetPort).toBe(name);
      expect(ports).toContainEqual({ name, containerPort: port });
    }
  }
  const called = SERVICES.flatMap((service) => containerOf(service).env).flatMap(({ value }) =>
    [...value.matchAll(/^tcp:\/\/([a-z]+)\.evident:(\d+)$/g)].map(([, name = '', port]) => ({
      name,
      port: Number(port),
    })),
  );
  expect(called).toHaveLength(7);
  for (const { name, port } of called)
    expect(find('Service', name, Service).spec.ports.map((own) => own.port)).toContain(port);
});

test('every service says when it lives and when it is ready, and has time to stop', () => {
  for (const service of SERVICES) {
    const container = containerOf(service);
    expect(container).toMatchObject({
      livenessProbe: { httpGet: { path: '/health/live', port: 'ops' } },
      readinessProbe: { httpGet: { path: '/health/ready', port: 'ops' } },
      startupProbe: { httpGet: { path: '/health/ready', port: 'ops' } },
      resources: { requests: { cpu: expect.any(String), memory: expect.any(String) } },
    });
    expect(podOf(service).terminationGracePeriodSeconds).toBeGreaterThanOrEqual(40);
  }
});

test('each service gets its own secrets as files, and no variable holds one', () => {
  for (const name of IMAGES) {
    const { data } = find('ExternalSecret', `secrets-${name}`, ExternalSecret).spec;
    const keys = data.map(({ secretKey }) => secretKey);
    const volumes = podOf(name).volumes.flatMap(({ secret }) => (secret ? [secret.secretName] : []));
    expect(volumes).toEqual([`secrets-${name}`]);
    const files = containerOf(name).env.filter((variable) => variable.name.endsWith('_FILE'));
    expect(files.map(({ value }) => path.basename(value)).sort()).toEqual([...keys].sort());
    for (const key of keys) expect(SECRET_FILES).toContain(key);
    for (const { value } of containerOf(name).env) expect(value).not.toMatch(/:\/\/[^/@]+:[^/@]+@/);
    if (name === 'migrate') continue;
    const shared = keys.filter((key) => /^(redis|rpc)-/.test(key));
    expect(shared.sort()).toEqual([redisFile(name), rpcFile(name)].sort());
  }
});

test('only the workers have privileges, in a namespace and on machines of their own', () => {
  for (const name of IMAGES) {
    if (name === 'judge-worker') continue;
    expect(containerOf(name).securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  }
  const { nodeSelector, tolerations } = podOf('judge-worker');
  expect(nodeSelector).toEqual({ 'evident.example/judging': 'true' });
  expect(tolerations).toMatchObject([{ key: 'evident.example/judging', effect: 'NoSchedule' }]);
  const tenants = resources.filter(({ metadata }) => metadata.namespace === 'evident-judging');
  expect(tenants.filter(({ kind }) => kind === 'Deployment')).toHaveLength(1);
  const levels = resources.filter(({ kind }) => kind === 'Namespace').map(({ metadata }) => metadata);
  expect(levels).toMatchObject([
    { name: 'evident', labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } },
    { name: 'evident-judging' },
  ]);
});

test('a worker reaches the judging ports and its queue, and nothing else', () => {
  const { egress, ingress } = find('NetworkPolicy', 'judge-worker', Policy).spec;
  const reached = egress.map(({ to, ports }) => {
    const [peer] = z
      .array(
        z.object({
          namespaceSelector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
          podSelector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
        }),
      )
      .length(1)
      .parse(to);
    const [where, what] = [peer?.namespaceSelector, peer?.podSelector].map((selector) =>
      Object.values(selector?.matchLabels ?? {}).join(),
    );
    return `${where}/${what}:${[...new Set(ports.map(({ port }) => port))].join()}`;
  });
  expect(reached.sort()).toEqual([
    'evident-data/redis:6379',
    'evident/ai:7002',
    'evident/problems:7002',
    'kube-system/kube-dns:53',
  ]);
  expect(ingress.flatMap(({ ports }) => ports)).toEqual([{ port: 9000 }]);
});

test('whatever has no rule reaches nothing, and no rule lets everybody in', () => {
  const policies = resources.filter(({ kind }) => kind === 'NetworkPolicy');
  const closed = policies.filter(({ metadata }) => metadata.name === 'nothing-by-default');
  expect(closed.map(({ metadata }) => metadata.namespace).sort()).toEqual(['evident', 'evident-judging']);
  for (const policy of closed)
    expect(policy).toMatchObject({ spec: { podSelector: {}, policyTypes: ['Ingress', 'Egress'] } });
  for (const policy of policies.map((each) => Policy.parse(each)))
    for (const { from, to } of [...policy.spec.ingress, ...policy.spec.egress])
      expect((from ?? to ?? []).length).toBeGreaterThan(0);
  for (const name of IMAGES) find('NetworkPolicy', name, Policy);
});

test('what is scaled is there, has no number of its own, and is drained with care', () => {
  const scaled = resources.filter(({ kind }) => ['HorizontalPodAutoscaler', 'ScaledObject'].includes(kind));
  expect(scaled.map(({ metadata }) => metadata.name).sort()).toEqual(['gateway', 'judge-worker']);
  for (const { metadata } of scaled) {
    const { spec } = find('Deployment', metadata.name, Workload);
    expect(spec).not.toHaveProperty('replicas');
    expect(find('Deployment', metadata.name, Resource).metadata.namespace).toBe(metadata.namespace);
  }
  for (const service of SERVICES) find('PodDisruptionBudget', service, Resource);
});
