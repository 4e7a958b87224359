import { sameBytes } from '@evident/kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { randomBytes } from 'node:crypto';
import { ENV, type Env } from '../env.js';
import { cookieNamed, cookieScope } from './cookies.js';
import { keyedTag } from './keyed-tag.js';

const LIFETIME_MS = 365 * 86_400_000;
/** The accounts of one browser that it remembers; the oldest is forgotten first. */
const MOST_ACCOUNTS = 5;
const COOKIE = /^[\w-]{22}(\.[\w-]{22}){1,5}$/;

interface Device {
  id: string;
  /** A tag for each account that has signed in on it. */
  tags: string[];
}

/**
 * Recognises a browser on which an account has signed in before, also after it has logged out. Its attempts to log in
 * are counted apart, so that nobody elsewhere can use them up. The cookie signs nobody in and names no account: it
 * holds a random id and, for each account, a tag over the id and the email.
 */
@Injectable()
export class DeviceCookieService {
  private readonly name: string;
  private readonly attributes;
  private readonly secret: string;

  constructor(@Inject(ENV) env: Env) {
    const { prefix, attributes } = cookieScope(env);
    this.name = `${prefix}evident-device`;
    this.attributes = attributes;
    this.secret = env.JWT_SECRET;
  }

  /** @returns the id of the browser when this account has signed in on it, otherwise null. */
  knownTo(email: string, request: Request): string | null {
    const device = this.read(request);
    if (!device) return null;
    const tag = Buffer.from(this.tag(device.id, email));
    return device.tags.some((own) => sameBytes(Buffer.from(own), tag)) ? device.id : null;
  }

  /** Notes that the account has signed in on this browser. */
  remember(email: string, request: Request, response: Response): void {
    const device = this.read(request) ?? { id: randomBytes(16).toString('base64url'), tags: [] };
    const tag = this.tag(device.id, email);
    const tags = [tag, ...device.tags.filter((own) => own !== tag)].slice(0, MOST_ACCOUNTS);
    response.cookie(this.name, [device.id, ...tags].join('.'), { ...this.attributes, maxAge: LIFETIME_MS });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.attributes);
  }

  private read(request: Request): Device | null {
    const value = cookieNamed(this.name, request.headers.cookie) ?? '';
    if (!COOKIE.test(value)) return null;
    const [id = '', ...tags] = value.split('.');
    return { id, tags };
  }

  private tag(deviceId: string, email: string): string {
    return keyedTag(this.secret, 'device', `${deviceId}|${email.toLowerCase()}`).toString('base64url');
  }
}
