import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { STAND_IN_MODEL_KEY } from '@evident/contracts';
import { z } from 'zod';
import { answerTo } from './answers.js';
import { ModeChange, type Mode } from './modes.js';

const MAX_BODY_BYTES = 2 * 1024 * 1024;
/** Calls that are kept for tests. */
const MAX_CALLS = 5_000;

const ChatRequest = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z.object({ type: z.string() }).optional(),
  max_completion_tokens: z.number().optional(),
  reasoning_effort: z.string().optional(),
});
const MessagesRequest = z.object({
  model: z.string(),
  system: z.string().optional(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  output_config: z.unknown().optional(),
});

export interface SeenCall {
  protocol: 'openai' | 'anthropic';
  mode: Mode;
  /** Everything that was sent, as text. */
  prompt: string;
  withSchema: boolean;
}

/** Token counts that it bills for every answer. */
export const BILLED = { input: 1_000, cached: 800, cacheWrite: 50, output: 200 } as const;

/** Stands in for language models: both protocols over real HTTP, faults on command, and a mode that obeys the code. */
export class ModelStandIn {
  readonly calls: SeenCall[] = [];
  private change: ModeChange = { mode: 'honest', times: null };
  /** What every prompt is answered with; null: the mode decides. */
  private given: string | null = null;
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      this.serve(request, response).catch(() => {
        if (!response.headersSent) sendJson(response, 500, { error: { message: 'The stand-in failed' } });
      });
    });
  }

  set(mode: Mode, times: number | null = null): void {
    this.change = { mode, times };
    this.calls.length = 0;
  }

  /** Answers every prompt with this text until it is called again with null. */
  answerWith(text: string | null): void {
    this.given = text;
    this.set('honest');
  }

  /** Loopback only. @returns its origin. */
  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const timer of this.timers) clearTimeout(timer);
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  private nextMode(): Mode {
    const { mode, times } = this.change;
    if (times !== null)
      this.change = times > 1 ? { mode, times: times - 1 } : { mode: 'honest', times: null };
    return mode;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const body = await readJson(request);
    if (pathname === '/control/mode' && request.method === 'PUT') {
      const { mode, times } = ModeChange.parse(body);
      this.set(mode, times);
      return sendJson(response, 200, { mode, times });
    }
    if (pathname === '/control/calls') return sendJson(response, 200, { calls: this.calls });
    if (request.method === 'POST' && pathname === '/v1/chat/completions')
      return this.chat(request, response, body);
    if (request.method === 'POST' && pathname === '/v1/messages')
      return this.messages(request, response, body);
    sendJson(response, 404, { error: { message: 'There is no such page' } });
  }

  private chat(request: IncomingMessage, response: ServerResponse, body: unknown): void {
    const { model, messages, response_format, max_completion_tokens: limit } = ChatRequest.parse(body);
    const withSchema = response_format?.type === 'json_schema';
    const prompt = messages.map(({ content }) => content).join('\n\n');
    const mode = this.admit('openai', prompt, withSchema, keyOf(request));
    if (mode === 'no_schemas' && withSchema)
      return sendJson(response, 400, { error: { message: 'response_format json_schema is not supported' } });
    if (mode === 'old_limits' && limit !== undefined)
      return sendJson(response, 400, {
        error: { message: "Unsupported parameter: 'max_completion_tokens'. Use 'max_tokens' instead." },
      });
    this.answer(response, mode, {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 0,
      model,
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: this.given ?? answerTo(prompt, mode), refusal: null },
          finish_reason: mode === 'truncated' ? 'length' : 'stop',
        },
      ],
      usage: {
        prompt_tokens: BILLED.input + BILLED.cached,
        completion_tokens: BILLED.output,
        total_tokens: BILLED.input + BILLED.cached + BILLED.output,
        prompt_tokens_details: { cached_tokens: BILLED.cached },
      },
    });
  }

  private messages(request: IncomingMessage, response: ServerResponse, body: unknown): void {
    const { model, system, messages, output_config } = MessagesRequest.parse(body);
    const withSchema = output_config !== undefined;
    const prompt = [system ?? '', ...messages.map(({ content }) => content)].join('\n\n');
    const mode = this.admit('anthropic', prompt, withSchema, keyOf(request));
    if (mode === 'no_schemas' && withSchema)
      return sendJson(response, 400, {
        type: 'error',
        error: { type: 'invalid_request_error', message: 'output_config is not supported' },
      });
    this.answer(response, mode, {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model,
      content: [{ type: 'text', text: this.given ?? answerTo(prompt, mode) }],
      stop_reason: mode === 'truncated' ? 'max_tokens' : 'end_turn',
      stop_sequence: null,
      usage: {
        input_tokens: BILLED.input,
        cache_read_input_tokens: BILLED.cached,
        cache_creation_input_tokens: BILLED.cacheWrite,
        output_tokens: BILLED.output,
      },
    });
  }

  private admit(protocol: SeenCall['protocol'], prompt: string, withSchema: boolean, key: string): Mode {
    const mode = key.startsWith(STAND_IN_MODEL_KEY) ? this.nextMode() : 'unauthorised';
    if (this.calls.length < MAX_CALLS) this.calls.push({ protocol, mode, prompt, withSchema });
    return mode;
  }

  private answer(response: ServerResponse, mode: Mode, body: object): void {
    switch (mode) {
      case 'unauthorised':
        return sendJson(response, 401, {
          error: { type: 'authentication_error', message: 'The key is wrong' },
        });
      case 'rate_limit':
        response.setHeader('retry-after-ms', '10');
        return sendJson(response, 429, { error: { type: 'rate_limit_error', message: 'Slow down' } });
      case 'slow_down':
        response.setHeader('retry-after', '40');
        return sendJson(response, 429, { error: { type: 'rate_limit_error', message: 'Slow down' } });
      case 'server_error':
        response.setHeader('retry-after-ms', '10');
        return sendJson(response, 500, { error: { type: 'api_error', message: 'We are broken' } });
      case 'timeout':
        return;
      case 'cut':
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
        response.write('{"id":');
        this.later(20, () => response.destroy());
        return;
      case 'drip':
        return this.drip(response, JSON.stringify(body));
      default:
        sendJson(response, 200, body);
    }
  }

  /** Sends one character at a time: each read is in time, but the answer as a whole is not. */
  private drip(response: ServerResponse, text: string): void {
    response.writeHead(200, { 'content-type': 'application/json' });
    let position = 0;
    const next = (): void => {
      if (response.destroyed) return;
      response.write(text[position++] ?? ' ');
      if (position < text.length) this.later(50, next);
      else response.end();
    };
    next();
  }

  private later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      work();
    }, ms);
    this.timers.add(timer);
  }
}

/** Anthropic takes the key in either header. */
function keyOf({ headers }: IncomingMessage): string {
  const own = headers['x-api-key'];
  return typeof own === 'string' ? own : (headers.authorization ?? '').replace(/^Bearer /, '');
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new Error('The body is too large');
    chunks.push(chunk);
  }
  return size === 0 ? {} : (JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown);
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
