import { siteInfo } from '../../lib/site.js';
import { ButtonLink } from '../../ui/button.js';
import { ArrowRightIcon } from '../../ui/icons.js';
import { PageTitle } from '../../ui/page.js';
import { SiteFooter } from '../../ui/site-footer.js';
import { CLAIMS } from './featured.js';
import { FeaturedProblems } from './featured-problems.js';
import { MeasuredFigure } from './measured-figure.js';
import { PurchaseBanner } from './purchase-banner.js';

const STEPS = [
  {
    title: 'Write it where you read it',
    text: 'An editor for JavaScript, Python and Java beside the statement. Drafts save automatically.',
  },
  {
    title: 'Watch it being judged',
    text: 'A sandbox runs your code on every test while you watch. The first failing input is shown.',
  },
  {
    title: 'See why, with evidence',
    text: 'An AI analysis is based on test runs, measured growth and counter-examples. The first 3 are free.',
  },
] as const;

function Hero() {
  return (
    <section className="border-b border-line bg-surface">
      <div className="mx-auto grid w-full max-w-6xl items-center gap-10 px-4 py-12 lg:grid-cols-[6fr_5fr] lg:gap-14 lg:px-6 lg:py-16">
        <div>
          <PageTitle
            title="Practise algorithms. See the evidence."
            documentTitle="Home"
            className="text-[2rem]! leading-[1.15]! tracking-[-0.02em] sm:text-[2.5rem]!"
          />
          <p className="mt-4 max-w-[34rem] text-base text-muted">
            Solve data-structure and algorithm problems in your browser. Every submission runs in a real
            sandbox, and every verdict shows its evidence. Includes 3 free AI analyses.
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink to="/problem" variant="primary" size="lg">
              Start solving
              <ArrowRightIcon />
            </ButtonLink>
            {siteInfo().payments && (
              <ButtonLink to="/pricing" size="lg">
                Get Started
              </ButtonLink>
            )}
          </div>
          <dl className="mt-10 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
            {CLAIMS.map(({ value, label }) => (
              <div key={label} className="flex flex-col border-l border-control pl-3">
                <dt className="order-2 text-[0.8125rem] text-muted">{label}</dt>
                <dd className="tabular text-2xl font-semibold tracking-tight">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <MeasuredFigure />
      </div>
    </section>
  );
}

export default function LandingPage() {
  return (
    <>
      <PurchaseBanner />
      <Hero />
      <FeaturedProblems />
      <section aria-labelledby="how" className="mx-auto w-full max-w-6xl px-4 pb-14 lg:px-6">
        <h2 id="how" className="text-xl">
          How it works
        </h2>
        <ol className="mt-5 grid gap-6 sm:grid-cols-3">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="border-t border-control pt-3">
              <p className="tabular font-mono text-xs text-muted">{index + 1}</p>
              <h3 className="mt-1 text-[0.9375rem]">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <SiteFooter />
    </>
  );
}
