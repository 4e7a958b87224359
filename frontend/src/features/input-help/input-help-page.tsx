import { LANGUAGE_LABELS, LANGUAGES, type Language } from '@evident/contracts/languages';
import { Navigate, NavLink, useParams } from 'react-router-dom';
import { ErrorState } from '../../ui/error-state.js';
import { PageBody, PageTitle } from '../../ui/page.js';
import { LoadingPane } from '../../ui/spinner.js';
import { SiteFooter } from '../../ui/site-footer.js';
import { CodeSample } from './code-sample.js';
import { languageOf, RECIPES, slugOf, type Recipe } from './recipe-list.js';
import { usePrograms } from './use-programs.js';

const pathOf = (language: Language) => `/help/input/${slugOf(language)}`;

function RecipeSection({
  recipe,
  program,
  language,
}: {
  recipe: Recipe;
  program: string;
  language: Language;
}) {
  const { id, title, detail, does, input, output } = recipe;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 border-t border-line pt-6">
      <div>
        <h2 id={id} className="scroll-mt-20 text-lg">
          {title}
        </h2>
        <p className="text-muted">
          {detail} {does}
        </p>
      </div>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <CodeSample label={`Program in ${LANGUAGE_LABELS[language]}: ${title}`} text={program} copy />
        <div className="flex flex-col gap-3">
          <CodeSample label="Input" text={input} />
          <CodeSample label="Output" text={output} />
        </div>
      </div>
    </section>
  );
}

function Recipes({ language }: { language: Language }) {
  const { programs, error } = usePrograms(language);
  if (error !== null) return <ErrorState title="The programs could not be loaded" error={error} />;
  if (!programs) return <LoadingPane label="Loading" className="min-h-40" />;
  return (
    <div className="flex flex-col gap-8">
      {RECIPES.map((recipe) => (
        <RecipeSection key={recipe.id} recipe={recipe} program={programs[recipe.id]} language={language} />
      ))}
    </div>
  );
}

/** `/help/input/{language}`: programs that read each usual kind of input. A test runs every one of them. */
export default function InputHelpPage() {
  const language = languageOf(useParams()['language']);
  if (!language) return <Navigate to={pathOf('JAVASCRIPT')} replace />;
  const label = LANGUAGE_LABELS[language];
  return (
    <>
      <PageBody className="flex flex-col gap-6">
        <div className="flex flex-col gap-2">
          <PageTitle title={`Reading input in ${label}`} />
          <p className="max-w-[68ch] text-muted">
            A test starts your program and gives it the input as text on standard input. Your program prints
            the answer on standard output, and nothing else. Each program below is complete: copy it, and
            change what it computes.
          </p>
        </div>
        <nav aria-label="Language" className="flex flex-wrap gap-2">
          {LANGUAGES.map((other) => (
            <NavLink
              key={other}
              to={pathOf(other)}
              className="rounded-control border border-control px-3 py-1.5 text-sm font-medium text-muted hover:bg-raised aria-[current=page]:border-accent aria-[current=page]:bg-selection aria-[current=page]:text-ink pointer-coarse:py-2.5"
            >
              {LANGUAGE_LABELS[other]}
            </NavLink>
          ))}
        </nav>
        <nav aria-label="Kinds of input">
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {RECIPES.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="text-accent underline underline-offset-2 pointer-coarse:py-2">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Recipes language={language} />
      </PageBody>
      <SiteFooter />
    </>
  );
}
