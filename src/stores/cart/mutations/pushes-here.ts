import { cartStore } from '../store/contract';
import type { Registry } from '../../shared/registry';

/**
 * True if typed addresses are pushed by this plugin: WooCommerce's own cart store, where one of its blocks has brought it,
 * pushes them itself and has no selector for them. In a file of its own, as only the checkout needs it.
 */
export const pushesHere = (select: Registry['select']): boolean =>
	'getUnpushedAddress' in select(cartStore);
