import { CpuAccount } from './cpu-account.js';

describe('CpuAccount', () => {
  it('takes the group alone when the programs are in it', () => {
    const account = new CpuAccount();
    account.learn({ counted: 70, reported: 60 });
    expect(account.total({ counted: 500, reported: 400 })).toBe(500);
    expect(account.describe({ counted: 1 })).toContain('holds its programs too');
  });

  it('adds what is reported when the programs are elsewhere', () => {
    const account = new CpuAccount();
    account.learn({ counted: 10, reported: 60 });
    expect(account.total({ counted: 100, reported: 400 })).toBe(500);
    expect(account.describe({ counted: 1 })).toContain('groups of their own');
  });

  it('takes what is reported when there is no group', () => {
    const account = new CpuAccount();
    account.learn({ reported: 60 });
    expect(account.total({ reported: 400 })).toBe(400);
    expect(account.describe({})).toContain('without its server');
  });

  it('takes the group when nothing is reported, and refuses to guess', () => {
    const account = new CpuAccount();
    account.learn({ counted: 60 });
    expect(account.total({ counted: 400 })).toBe(400);
    expect(() => account.total({})).toThrow('reports no CPU time');
  });
});
