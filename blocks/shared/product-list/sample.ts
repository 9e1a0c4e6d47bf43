/** Sample products for grids and carousels in the editor. */
import { __ } from '@wordpress/i18n';

export interface SampleProduct {
	readonly name: string;
	/** SVG path on a 64 × 64 grid. */
	readonly picture: string;
	/** Price in major units. */
	readonly price: number;
	/** Regular price before the sale, in major units. */
	readonly before?: number;
	readonly rating?: readonly [stars: number, reviews: number];
	readonly stock: 'plenty' | 'low' | 'out';
	/** True if a variation must be chosen first. */
	readonly hasOptions?: boolean;
}

const products = (): readonly SampleProduct[] => [
	{
		name: __('T-shirt', 'storefront-islands'),
		picture: 'M23 12 9 19l5 11 6-2v25h24V28l6 2 5-11-14-7c-2 5-5 7-9 7s-7-2-9-7z',
		price: 18,
		before: 24,
		rating: [4.5, 32],
		stock: 'plenty',
	},
	{
		name: __('Mug', 'storefront-islands'),
		picture:
			'M15 17h28v29a6 6 0 0 1-6 6H21a6 6 0 0 1-6-6zM43 23h4a6 6 0 0 1 6 6v5a6 6 0 0 1-6 6h-4',
		price: 12,
		rating: [4.8, 57],
		stock: 'plenty',
	},
	{
		name: __('Bag', 'storefront-islands'),
		picture: 'M14 24h36l3 29H11zM23 30V20a9 9 0 0 1 18 0v10',
		price: 35,
		stock: 'low',
	},
	{
		name: __('Hoodie', 'storefront-islands'),
		picture:
			'M23 15 13 21l-3 29h8V33v20h28V33v17h8l-3-29-10-6M23 15c3-6 15-6 18 0 0 7-4 12-9 12s-9-5-9-12zM26 41h12',
		price: 45,
		rating: [4.2, 14],
		stock: 'plenty',
		hasOptions: true,
	},
	{
		name: __('Cap', 'storefront-islands'),
		picture: 'M12 41c0-13 8-21 18-21s17 8 17 21zM47 41c6 0 9 2 9 5H34l-4-5M30 20v-4',
		price: 16,
		stock: 'out',
	},
	{
		name: __('Poster', 'storefront-islands'),
		picture: 'M14 11h36v42H14zM14 46l11-14 8 8 5-6 12 14M25 24h.01',
		price: 15,
		rating: [5, 8],
		stock: 'plenty',
	},
	{
		name: __('Beanie', 'storefront-islands'),
		picture:
			'M14 42c0-15 7-22 18-22s18 7 18 22M11 42h42v10H11zM32 20a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9z',
		price: 20,
		stock: 'plenty',
	},
	{
		name: __('Scarf', 'storefront-islands'),
		picture: 'M18 12h28v10H18zM23 22v31h9V22M41 22v20h-9M23 47h9',
		price: 24,
		rating: [4.6, 21],
		stock: 'plenty',
	},
];

/** Returns `count` sample products, repeated from the start if there are fewer. */
export const sampleProducts = (count: number): readonly SampleProduct[] => {
	const known = products();
	return Array.from({ length: count }, (_, index) => known[index % known.length]).filter(
		(product) => product !== undefined,
	);
};
