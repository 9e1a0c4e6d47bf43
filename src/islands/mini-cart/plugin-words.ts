import type { CartData } from '../../domain/cart/data';
import { filterEditableCartItem } from '../shared/plugin-words';
import type { DrawerModel } from './model';

/** Applies the checkout filters of plugins to the drawer. */
export const applyDrawerFilters = (model: DrawerModel, cart: CartData): DrawerModel => ({
	...model,
	lines: model.lines.map((line) => filterEditableCartItem(line, cart)),
});
