import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/page.js';
import { SiteFooter } from '../../ui/site-footer.js';

interface PolicyPageProps {
  title: string;
  intro: string;
  children: ReactNode;
}

export function PolicyPage({ title, intro, children }: PolicyPageProps) {
  return (
    <>
      <article className="mx-auto w-full max-w-[46rem] px-4 py-10 lg:px-6">
        <PageTitle title={title} />
        <p className="mt-2 text-base text-muted">{intro}</p>
        <div className="prose mt-8">{children}</div>
      </article>
      <SiteFooter />
    </>
  );
}
