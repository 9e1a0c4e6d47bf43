import type { CartData } from '../../domain/cart/data';
import { rowInWords } from '../shared/plugin-words';
import type { DrawerModel } from './model';

/** Applies the checkout filters of plugins to the drawer. */
export const inPluginWords = (model: DrawerModel, cart: CartData): DrawerModel => ({
	...model,
	lines: model.lines.map((line) => rowInWords(line, cart)),
});
