import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { engineOf } from './author-from-env.js';
import { MODEL_ENV, modelSettingsProblems } from './model-settings.js';

const Schema = z.object({ NODE_ENV: z.enum(['development', 'test', 'production']), ...MODEL_ENV });
const REAL = {
  NODE_ENV: 'production',
  AI_PROVIDER: 'openai',
  AI_API_KEY: 'sk-proj-0123456789',
  AI_MODEL: 'some-model',
  AI_PRICE_INPUT: '2500000',
  AI_PRICE_OUTPUT: '10000000',
};
const problemsOf = (env: Record<string, string>): string[] =>
  Array.from(modelSettingsProblems(Schema.parse(env)), ({ variable }) => variable);

describe('settings of the language model', () => {
  it('may all be absent: the built-in engine writes then', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual([]);
    expect(engineOf(Schema.parse({ NODE_ENV: 'production' }))).toEqual({ name: 'built-in', sentTo: null });
  });

  it('require a key and a model with a provider', () => {
    expect(problemsOf(REAL)).toEqual([]);
    expect(problemsOf({ NODE_ENV: 'test', AI_PROVIDER: 'anthropic' })).toEqual(['AI_API_KEY', 'AI_MODEL']);
  });

  it('refuse the stand-in provider in production, by address and by key', () => {
    for (const url of ['http://127.0.0.1:4010/v1', 'https://localhost/v1', 'http://models.example.org'])
      expect(problemsOf({ ...REAL, AI_BASE_URL: url })).toContain('AI_BASE_URL');
    expect(problemsOf({ ...REAL, AI_API_KEY: 'sk-local-1' })).toEqual(['AI_API_KEY']);
    expect(problemsOf({ ...REAL, NODE_ENV: 'development', AI_BASE_URL: 'http://127.0.0.1:4010/v1' })).toEqual(
      [],
    );
  });

  it('refuse a server without TLS, and production without prices', () => {
    expect(problemsOf({ ...REAL, NODE_ENV: 'test', AI_BASE_URL: 'http://models.example.org' })).toEqual([
      'AI_BASE_URL',
    ]);
    expect(problemsOf({ ...REAL, AI_PRICE_OUTPUT: '0' })).toEqual(['AI_PRICE_INPUT']);
    expect(problemsOf({ ...REAL, AI_PRICE_OUTPUT: '0', AI_OWN_SERVER: '1' })).toEqual([]);
  });

  it('allow a server on this machine or without TLS in production when the operator says that it is theirs', () => {
    for (const url of ['http://127.0.0.1:11434/v1', 'http://models.internal:8000/v1'])
      expect(problemsOf({ ...REAL, AI_BASE_URL: url, AI_OWN_SERVER: '1' })).toEqual([]);
  });

  it('name the host that receives the code, but not the operator’s own server', () => {
    expect(engineOf(Schema.parse(REAL))).toEqual({ name: 'openai/some-model', sentTo: 'api.openai.com' });
    expect(engineOf(Schema.parse({ ...REAL, AI_OWN_SERVER: '1' })).sentTo).toBeNull();
  });
});
