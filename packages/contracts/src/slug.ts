export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;
