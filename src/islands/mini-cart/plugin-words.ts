import type { CartData } from '../../domain/cart/data';
import { rowInWords } from '../shared/plugin-words';
import type { DrawerModel } from './model';

/** The drawer as plugins write it. */
export const inPluginWords = (model: DrawerModel, cart: CartData): DrawerModel => ({
	...model,
	lines: model.lines.map((line) => rowInWords(line, cart)),
});
