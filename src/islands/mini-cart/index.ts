import type { IslandDefinition } from '../contract';

export const miniCart: IslandDefinition = { name: 'mini-cart', schedule: 'intent' };
