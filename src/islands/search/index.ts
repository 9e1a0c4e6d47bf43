import type { IslandDefinition } from '../contract';

/** A plain form until the first interaction. */
export const search: IslandDefinition = { name: 'search', schedule: 'intent' };
