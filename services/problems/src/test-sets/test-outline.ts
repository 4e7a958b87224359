/** A test of a set, or a case of a run, without its texts. */
export interface TestOutline {
  id: string;
  hidden: boolean;
}
