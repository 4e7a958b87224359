/** A cell of a table, an operator, and what is assigned. */
export const ASSIGNED_CELL = /\b(\w+)(?:\[[^\]\n]{1,80}\]){1,2}\s*([+&|*]?)=([^=\n;][^\n;]*)/g;
