import { cart } from './cart';
import type { IslandDefinition } from './contract';
import { miniCart } from './mini-cart';

/** Every island that boot knows. */
export const islands: readonly IslandDefinition[] = [cart, miniCart];
