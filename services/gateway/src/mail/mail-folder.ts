import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mail } from './mail.js';

const KEPT = 100;
const NAME = /^[\d-]+T[\w-]+\.json$/;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const html = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
const withLinks = (text: string): string =>
  html(text).replace(/https?:\/\/\S+/g, (link) => `<a href="${link}">${link}</a>`);

interface StoredMail extends Mail {
  at: string;
}

const articleOf = ({ at, to, subject, text }: StoredMail): string =>
  `<article><h2>${html(subject)}</h2><p>To ${html(to)}, ${html(at)}</p><pre>${withLinks(text)}</pre></article>`;

const pageOf = (mails: readonly StoredMail[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Mail of this installation</title>
<style>body{font:16px/1.5 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}pre{white-space:pre-wrap}article{border-top:1px solid #888}</style>
</head><body><h1>Mail of this installation</h1>
<p>This installation has no mail server. It writes its mail here, newest first. Reload the page after a new one.</p>
${mails.map(articleOf).join('\n')}
</body></html>
`;

/**
 * Keeps mail in a folder instead of sending it, with a page, `index.html`, that shows it. Only the user of the service
 * may read the folder: who reads a reset link can take the account.
 */
export class MailFolder {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly folder: string) {}

  /** Writes one mail after the other, so that the page shows them all. */
  keep(mail: Mail): Promise<void> {
    const turn = this.last.then(() => this.write(mail));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async write(mail: Mail): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const at = new Date().toISOString();
    const name = `${at.replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.json`;
    await this.save(name, JSON.stringify({ at, ...mail }, null, 2));
    const names = (await readdir(this.folder))
      .filter((file) => NAME.test(file))
      .sort()
      .reverse();
    for (const old of names.slice(KEPT)) await rm(path.join(this.folder, old), { force: true });
    const mails = await Promise.all(
      names.slice(0, KEPT).map(async (file) => {
        return JSON.parse(await readFile(path.join(this.folder, file), 'utf8')) as StoredMail;
      }),
    );
    await this.save('index.html', pageOf(mails));
  }

  private save(name: string, text: string): Promise<void> {
    return writeFile(path.join(this.folder, name), text, { mode: 0o600 });
  }
}
