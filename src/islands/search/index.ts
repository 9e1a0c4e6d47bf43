import type { IslandDefinition } from '../contract';

/** Until it is touched it is a plain form. */
export const search: IslandDefinition = { name: 'search', schedule: 'intent' };
