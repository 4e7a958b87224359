import { randomUUID } from 'node:crypto';
import {
  canonicalText,
  checkGroups,
  definitionOf,
  fromPackage,
  PackageError,
  parsePackage,
  type PackageFiles,
  type ProblemPackage,
  testSetOf,
} from '@evident/catalogue';
import {
  AUTHORING_RPC,
  LANGUAGES,
  LIMITS,
  SLUG_PATTERN,
  type Actor,
  type RpcParsedRequest,
  type RpcResponse,
  type StoredTest,
} from '@evident/contracts';
import { DomainError, notFound, RpcMethod } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { TestSetsRepository } from '../test-sets/test-sets.repository.js';
import { AuthoringRepository } from './authoring.repository.js';
import { isKattis, readKattis } from './formats/kattis-reader.js';
import { kattisFilesOf } from './formats/kattis-writer.js';
import type { ForeignPackage } from './formats/package-draft.js';
import { isPolygon, readPolygon } from './formats/polygon-reader.js';
import { polygonFilesOf } from './formats/polygon-writer.js';
import { PackageCodeService } from './package-code.service.js';
import { packageFilesOf } from './package-writer.js';
import { readPackageZip, writePackageZip } from './package-zip.js';
import { slugOf } from './problem-changes.js';

type Request<K extends keyof typeof AUTHORING_RPC> = RpcParsedRequest<typeof AUTHORING_RPC, K>;
type Answer<K extends keyof typeof AUTHORING_RPC> = Promise<RpcResponse<typeof AUTHORING_RPC, K>>;

/** How the message of a program that fails begins. */
const UNUSABLE = 'The package cannot be used:';

/** Import and export of problems as ZIP files. The code of an archive runs in the judge's sandbox only. */
@Injectable()
export class PackagesService {
  constructor(
    private readonly authoring: AuthoringRepository,
    private readonly testSets: TestSetsRepository,
    private readonly code: PackageCodeService,
  ) {}

  @RpcMethod(AUTHORING_RPC, 'authoring.export-package')
  async exportPackage({
    problemId,
    format,
  }: Request<'authoring.export-package'>): Answer<'authoring.export-package'> {
    const stored = await this.authoring.find(problemId);
    if (!stored) throw notFound('Problem');
    const { definition, testSetHash } = stored;
    const tests = await this.testSets.allTests(testSetHash);
    const made = definition.authoring?.packageTestSet;
    const packageTests =
      made === testSetHash ? tests : made === undefined ? [] : await this.testSets.allTests(made);
    const { slug } = definition;
    const files = {
      evident: () => packageFilesOf(definition, tests, packageTests),
      kattis: () => kattisFilesOf(definition, tests, problemId),
      polygon: () => polygonFilesOf(definition, tests),
    };
    const zip = await writePackageZip(slug, orRefused(files[format], 'The problem cannot be exported'));
    return {
      fileName: format === 'evident' ? `${slug}.zip` : `${slug}-${format}.zip`,
      zipBase64: zip.toString('base64'),
    };
  }

  /** Stores the package as a draft; publishing verifies its references. @throws VALIDATION_FAILED naming the file */
  @RpcMethod(AUTHORING_RPC, 'authoring.import-package')
  async importPackage({
    actor,
    zipBase64,
  }: Request<'authoring.import-package'>): Answer<'authoring.import-package'> {
    const { pack, notes } = await this.read(Buffer.from(zipBase64, 'base64'));
    const tests = [...writtenTests(pack), ...(await this.generatedTests(actor, pack))];
    this.checkTests(tests);
    orRefused(
      () =>
        checkGroups(
          pack.manifest.groups,
          tests.map(({ id }) => id),
        ),
      'The package cannot be used',
    );
    await this.validate(actor, pack, tests);
    const id = randomUUID();
    const set = testSetOf(tests);
    const slug = await this.authoring.transaction(async (sql) => {
      await this.testSets.insert(set, sql);
      const free = await this.authoring.freeSlug(sql, pack.slug);
      const definition = fromPackage(definitionOf(pack), set.hash);
      await this.authoring.insert(sql, id, { ...definition, slug: free }, set.hash, false);
      return free;
    });
    const audit = { title: pack.manifest.title, slug };
    return { message: 'Problem imported as a draft', id, slug, testCount: tests.length, notes, audit };
  }

  private async read(zip: Buffer): Promise<{ pack: ProblemPackage; notes: string[] }> {
    const archive = await readPackageZip(zip).catch(refuse('The package cannot be read'));
    return orRefused(() => {
      const { files, notes } = inOurLayout(archive.files);
      const { folder } = archive;
      const named = folder !== null && SLUG_PATTERN.test(folder) ? folder : null;
      const pack = parsePackage(named ?? 'imported', files, { isImport: true });
      return { pack: named === null ? { ...pack, slug: slugOf(pack.manifest.title) } : pack, notes };
    }, 'The package cannot be read');
  }

  private checkTests(tests: readonly StoredTest[]): void {
    const refuse = (reason: string): never => {
      throw new DomainError('VALIDATION_FAILED', `${UNUSABLE} ${reason}`);
    };
    if (tests.length > LIMITS.testsPerProblem) refuse(`it has more than ${LIMITS.testsPerProblem} tests`);
    if (new Set(tests.map((test) => test.id)).size !== tests.length) refuse('two tests have the same name');
    for (const { id, input, answer } of tests) {
      if (Math.max(Buffer.byteLength(input), Buffer.byteLength(answer)) > LIMITS.testInputBytes)
        refuse(`test ${id} is too large`);
    }
  }

  /** Runs the package's validator on every test and every bad input. */
  private async validate(actor: Actor, pack: ProblemPackage, tests: readonly StoredTest[]): Promise<void> {
    if (pack.validatorSource === '') return;
    const inputs = [...tests.map((test) => test.input), ...pack.badInputs.map((bad) => bad.input)];
    const said = await this.code.validate(actor, pack.validatorSource, inputs, `${UNUSABLE} validator.mjs`);
    for (const [at, test] of tests.entries()) {
      if (said[at] !== 'null')
        throw new DomainError(
          'VALIDATION_FAILED',
          `The validator refuses test ${test.id}: ${said[at] ?? ''}`,
        );
    }
    for (const [at, bad] of pack.badInputs.entries()) {
      if (said[tests.length + at] === 'null')
        throw new DomainError('VALIDATION_FAILED', `The validator accepts bad-inputs/${bad.name}.in`);
    }
  }

  /** Runs the package's generator for the inputs and its JavaScript reference for the answers, both in the sandbox. */
  private async generatedTests(actor: Actor, pack: ProblemPackage): Promise<StoredTest[]> {
    const { generated } = pack.manifest;
    if (generated.length === 0) return [];
    const inputs = await this.code.generate(
      actor,
      pack.generatorSource,
      generated,
      `${UNUSABLE} generator.mjs`,
    );
    const testWith = (answer: (at: number) => string) =>
      generated.map(({ name }, at) => ({
        id: name,
        input: inputs[at] ?? '',
        answer: canonicalText(answer(at)),
        hidden: true,
      }));
    if (pack.manifest.checker.kind === 'interactive') return testWith(() => '');
    const language = LANGUAGES.find((known) => pack.references[known]) ?? 'JAVASCRIPT';
    const source = pack.references[language] ?? '';
    const reference = { sourceCode: source, name: `${UNUSABLE} the ${language} reference`, language };
    const answers = await this.code.runAll(actor, reference, inputs);
    return testWith((at) => answers[at] ?? '');
  }
}

/** Another judge's package is turned into one of ours first. */
function inOurLayout(files: PackageFiles): ForeignPackage {
  if (isPolygon(files)) return readPolygon(files);
  if (isKattis(files)) return readKattis(files);
  return { files, notes: [] };
}

/** An error of a package is its author's. @throws VALIDATION_FAILED */
const refuse =
  (what: string) =>
  (error: unknown): never => {
    if (error instanceof PackageError)
      throw new DomainError('VALIDATION_FAILED', `${what}: ${error.message}`);
    throw error;
  };

function orRefused<T>(work: () => T, what: string): T {
  try {
    return work();
  } catch (error) {
    return refuse(what)(error);
  }
}

function writtenTests(pack: ProblemPackage): StoredTest[] {
  return [
    ...pack.samples.map(({ id, input, answer }) => ({ id, input, answer, hidden: false })),
    ...pack.hidden.map(({ id, input, answer }) => ({ id, input, answer, hidden: true })),
  ];
}
