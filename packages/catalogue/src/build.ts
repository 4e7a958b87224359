import { buildCatalogue } from './build-catalogue.js';
import { BUILT_CATALOGUE, LEARNING_PATH, PROBLEMS_FOLDER, STUDY_PLANS_FILE } from './folders.js';

const started = performance.now();

const { built, unchanged, failures } = await buildCatalogue({
  problemsFolder: PROBLEMS_FOLDER,
  studyPlansFile: STUDY_PLANS_FILE,
  learningPath: LEARNING_PATH,
  outputDir: process.env['CATALOGUE_DIR'] ?? BUILT_CATALOGUE,
  report: (line) => process.stdout.write(`${line}\n`),
});
process.stdout.write(
  `catalogue: ${built} built, ${unchanged} unchanged, ${Math.round(performance.now() - started)} ms\n`,
);
if (failures.length > 0) {
  process.stderr.write(`${failures.map((failure) => `cannot build ${failure}`).join('\n')}\n`);
  process.exitCode = 1;
}
