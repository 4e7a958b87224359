import { Link } from 'react-router-dom';

const LINKS = [
  { to: '/help/input', label: 'Reading Input' },
  { to: '/cancellation-and-refund', label: 'Cancellation & Refund' },
  { to: '/shipping-and-delivery', label: 'Shipping & Delivery' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
];

export function SiteFooter() {
  return (
    <footer className="mt-auto border-t border-line">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-6 text-[0.8125rem] text-muted lg:px-6">
        <p>Evident — practice that shows its evidence.</p>
        <nav aria-label="Help and policies" className="flex flex-wrap gap-x-5 gap-y-2">
          {LINKS.map(({ to, label }) => (
            <Link key={to} to={to} className="py-1 underline-offset-2 hover:text-ink hover:underline">
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
