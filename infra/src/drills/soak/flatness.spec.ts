import { courseOf } from './flatness.js';

const course = (privateMb: (at: number) => number, descriptors: (at: number) => number = () => 40) =>
  courseOf(
    Array.from({ length: 60 }, (_, at) => ({ privateMb: privateMb(at), descriptors: descriptors(at) })),
  );

describe('courseOf', () => {
  it('forgives what a process fills at first, and waves', () => {
    expect(course((at) => (at < 20 ? 50 + at : 70) + (at % 5)).flat).toBe(true);
  });

  it('notices memory that grows to the end', () => {
    expect(course((at) => 60 + at).flat).toBe(false);
  });

  it('notices descriptors that are left open', () => {
    expect(
      course(
        () => 60,
        (at) => 40 + at,
      ).flat,
    ).toBe(false);
  });

  it('forgives descriptors that are held for a moment', () => {
    expect(
      course(
        () => 60,
        (at) => (at % 4 === 0 ? 40 : 40 + at),
      ).flat,
    ).toBe(true);
  });

  it('allows a large process a tenth', () => {
    expect(course((at) => 200 + at * 0.8).flat).toBe(true);
    expect(course((at) => 200 + at * 1.5).flat).toBe(false);
  });
});
