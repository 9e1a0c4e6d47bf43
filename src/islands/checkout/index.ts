import type { IslandDefinition } from '../contract';

export const checkout: IslandDefinition = { name: 'checkout', schedule: 'now' };
