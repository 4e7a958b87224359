import { useGetSupportQuery } from '../../lib/support-api.js';

/** The address of the support, which the operator sets. */
export function SupportContact() {
  const { data, isLoading } = useGetSupportQuery();
  if (isLoading) return null;
  const email = data?.email ?? null;
  if (email === null) return <p>The operator of this site has not set a support address yet.</p>;
  return (
    <p>
      Support: <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
