import { buildCatalogue } from './build-catalogue.js';
import { BUILT_CATALOGUE, LEARNING_PATH, PROBLEMS_FOLDER, STUDY_PLANS_FILE } from './folders.js';
import { PackageWorkers } from './package-workers.js';

const started = performance.now();
const folders = {
  problemsFolder: PROBLEMS_FOLDER,
  outputDir: process.env['CATALOGUE_DIR'] ?? BUILT_CATALOGUE,
};
const workers = new PackageWorkers(folders);

const { built, unchanged, failures } = await buildCatalogue({
  ...folders,
  studyPlansFile: STUDY_PLANS_FILE,
  learningPath: LEARNING_PATH,
  report: (line) => process.stdout.write(`${line}\n`),
  builders: workers.builders(),
}).finally(() => workers.stop());
process.stdout.write(
  `catalogue: ${built} built, ${unchanged} unchanged, ${Math.round(performance.now() - started)} ms\n`,
);
if (failures.length > 0) {
  process.stderr.write(`${failures.map((failure) => `cannot build ${failure}`).join('\n')}\n`);
  process.exitCode = 1;
}
