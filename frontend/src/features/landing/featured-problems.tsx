import { useState } from 'react';
import { useGetProblemsQuery } from '../../lib/problems-api.js';
import { DifficultyBadge } from '../../ui/badge.js';
import { ButtonLink } from '../../ui/button.js';
import { cx } from '../../ui/cx.js';
import { ArrowRightIcon } from '../../ui/icons.js';
import { CATEGORIES, featuredIn, type Category, type FeaturedProblem } from './featured.js';

function Card({ problem, id }: { problem: FeaturedProblem; id: string | undefined }) {
  return (
    <li className="flex flex-col rounded-panel border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-[0.9375rem]">{problem.title}</h3>
        <DifficultyBadge difficulty={problem.difficulty} />
      </div>
      <p className="mt-1.5 text-muted">{problem.summary}</p>
      <div className="mt-auto flex items-end justify-between gap-3 pt-4">
        <p className="text-[0.8125rem] text-muted">{problem.categories.join(' · ')}</p>
        <ButtonLink
          to={id === undefined ? '/problem' : `/problem/${id}`}
          aria-label={`Solve Now: ${problem.title}`}
        >
          Solve Now
          <ArrowRightIcon />
        </ButtonLink>
      </div>
    </li>
  );
}

export function FeaturedProblems() {
  const [category, setCategory] = useState<Category>('All Problems');
  const { data } = useGetProblemsQuery();
  const shown = featuredIn(category);
  return (
    <section aria-labelledby="featured" className="mx-auto w-full max-w-6xl px-4 py-12 lg:px-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="featured" className="text-xl">
            Featured Problems
          </h2>
          <p className="mt-1 text-muted">Four good places to begin.</p>
        </div>
        <ButtonLink to="/problem">View All Problems</ButtonLink>
      </div>
      <div
        role="group"
        aria-label="Category"
        className="-mx-4 mt-5 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
      >
        {CATEGORIES.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === category}
            onClick={() => setCategory(name)}
            className={cx(
              'h-8 shrink-0 rounded-full border px-3 text-[0.8125rem] font-medium transition-colors pointer-coarse:h-11 pointer-coarse:px-4',
              name === category
                ? 'border-ink bg-ink text-canvas'
                : 'border-control text-muted hover:text-ink',
            )}
          >
            {name}
          </button>
        ))}
      </div>
      <ul className="mt-5 grid min-h-[9.5rem] content-start gap-4 sm:grid-cols-2">
        {shown.map((problem) => (
          <Card
            key={problem.slug}
            problem={problem}
            id={data?.find(({ slug }) => slug === problem.slug)?.id}
          />
        ))}
      </ul>
    </section>
  );
}
