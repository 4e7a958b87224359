/** Set while somebody is signed in on this device; `public/early.js` reads it. */
const SIGNED_IN = 'evident:signed-in';
/** Later, a page needs fresh data. */
const MAX_AGE_MS = 10_000;
const WHO_AM_I = /\/auth\/get-me$/;

declare global {
  interface Window {
    /** Answers to calls that `public/early.js` made, by path and query. */
    evidentEarly?: Record<string, Promise<Response>>;
  }
}

/** @returns the answer that was asked for before the scripts of the page ran; each is taken once. */
function taken({ method, url }: Request): Promise<Response> | undefined {
  const { pathname, search } = new URL(url);
  const address = pathname + search;
  const answer = window.evidentEarly?.[address];
  if (!answer || method !== 'GET' || performance.now() > MAX_AGE_MS) return undefined;
  delete window.evidentEarly?.[address];
  return answer;
}

/** An answer that nobody reads would hold its connection, of which a browser has six for a site. */
const discard = (answer: Response | undefined): void => void answer?.body?.cancel().catch(() => undefined);

/** `fetch`, or the answer of the same call that was made earlier. A refused one is asked again. */
export async function fetchEarly(request: Request): Promise<Response> {
  const early = await taken(request)?.catch(() => undefined);
  if (early && (early.ok || WHO_AM_I.test(request.url))) return early;
  discard(early);
  return fetch(request);
}

/** Somebody has signed in or out: earlier answers belong to another session. */
export function forgetEarlyAnswers(): void {
  for (const answer of Object.values(window.evidentEarly ?? {})) answer.then(discard, () => undefined);
  window.evidentEarly = {};
}

/** Remembers for the next visit whether somebody is signed in. */
export function rememberSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(SIGNED_IN, '1');
    else localStorage.removeItem(SIGNED_IN);
  } catch {
    // Storage is blocked. The next visit asks for its data a little later.
  }
}
