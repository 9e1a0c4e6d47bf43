import type { IslandDefinition } from '../contract';

export const cart: IslandDefinition = { name: 'cart', schedule: 'now' };
