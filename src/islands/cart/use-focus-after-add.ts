import { useLayoutEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';
import type { Answer } from '../shared/answer';
import type { CrossSellModel } from './model/cross-sells';
import { neighbourOf } from './model/cross-sells';

type Add = (productId: number, quantity: number) => Promise<Answer>;

const focusIsLost = (): boolean =>
	document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps the focus nearby when a cross-sell is added and disappears along with its button. The focus moves to the next
 * cross-sell, or, after the last one, to the new cart item.
 *
 * @param products  Offered cross-sells.
 * @param lineKeyOf Returns the key of the cart item with a product; null if there is none.
 * @returns Ref for the element around items and cross-sells, and the add function.
 */
export const useFocusAfterAdd = (
	products: readonly CrossSellModel[],
	lineKeyOf: (productId: number) => string | null,
	addProduct: Add,
): { readonly ref: RefObject<HTMLDivElement>; readonly add: Add } => {
	const ref = useRef<HTMLDivElement>(null);
	/** Product that was added, and the products offered at that time. */
	const askedRef = useRef<{
		readonly productId: number;
		readonly offered: readonly number[];
	} | null>(null);
	const offered = products.map(({ productId }) => productId);

	useLayoutEffect(() => {
		const asked = askedRef.current;
		if (asked === null || offered.includes(asked.productId)) {
			return;
		}
		askedRef.current = null;
		const next = neighbourOf(asked.productId, asked.offered, offered);
		const all = (selector: string): readonly Element[] => [
			...(ref.current?.querySelectorAll(selector) ?? []),
		];
		const place =
			next === null
				? all('[data-key]').find(
						(line) => line.getAttribute('data-key') === lineKeyOf(asked.productId),
					)
				: all('.storefront-cross-sell')[offered.indexOf(next)];
		// The last link or button of a cross-sell is its own; the first of a cart item links to the product.
		const targets = place?.querySelectorAll<HTMLElement>('a:not([tabindex]), button');
		if (focusIsLost()) {
			targets?.[next === null ? 0 : targets.length - 1]?.focus({ preventScroll: next !== null });
		}
	});

	return {
		ref,
		add: async (productId, quantity) => {
			askedRef.current = { productId, offered };
			const answer = await addProduct(productId, quantity);
			if (!answer.ok) {
				askedRef.current = null;
			}
			return answer;
		},
	};
};
