import type { CartIntent } from '../../domain/cart/intent';

/** The intent of one type: `IntentOf<'add-item'>`. */
export type IntentOf<Type extends CartIntent['type']> = Extract<CartIntent, { type: Type }>;
