import { readRecord } from '../../src/domain/support/unknown';
import { blockTree } from '../transforms/block-tree';
import type { Conversion } from '../transforms/conversion';

const OURS = 'storefront-islands/search';

/**
 * Conversions between the search form, WordPress's search block if it searches products, and WooCommerce's older
 * product search.
 */
export const searchConversions: readonly Conversion[] = [
	{
		ours: OURS,
		other: 'core/search',
		read: ({ attributes }) =>
			readRecord(attributes.query).post_type === 'product' ? blockTree(OURS, attributes) : null,
		write: ({ attributes }) =>
			blockTree('core/search', {
				...attributes,
				query: { post_type: 'product' },
				namespace: 'woocommerce/product-search',
			}),
	},
	{
		ours: OURS,
		other: 'woocommerce/product-search',
		read: ({ attributes }) => blockTree(OURS, { ...attributes, showLabel: attributes.hasLabel }),
		write: ({ attributes }) =>
			blockTree('woocommerce/product-search', { ...attributes, hasLabel: attributes.showLabel }),
	},
];
