import type { IslandDefinition } from '../contract';

export const addToCart: IslandDefinition = { name: 'add-to-cart', schedule: 'intent' };
