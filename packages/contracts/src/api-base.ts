/** The path under which the API answers. A module without schemas, because every page loads it. */
export const API_BASE = '/api/v1';
