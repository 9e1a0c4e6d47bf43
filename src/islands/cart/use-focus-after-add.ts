import { useLayoutEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';
import type { OperationResult } from '../shared/answer';
import type { CrossSellModel } from './model/cross-sells';
import { neighbourOf } from './model/cross-sells';

type Add = (productId: number, quantity: number) => Promise<OperationResult>;

const isFocusLost = (): boolean =>
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
	const addedRef = useRef<{
		readonly productId: number;
		readonly offered: readonly number[];
	} | null>(null);
	const offered = products.map(({ productId }) => productId);

	useLayoutEffect(() => {
		const added = addedRef.current;
		if (added === null || offered.includes(added.productId)) {
			return;
		}
		addedRef.current = null;
		const next = neighbourOf(added.productId, added.offered, offered);
		const all = (selector: string): readonly Element[] => [
			...(ref.current?.querySelectorAll(selector) ?? []),
		];
		const row =
			next === null
				? all('[data-key]').find(
						(line) => line.getAttribute('data-key') === lineKeyOf(added.productId),
					)
				: all('.storefront-cross-sell')[offered.indexOf(next)];
		// The last link or button of a cross-sell is its own; the first of a cart item links to the product.
		const targets = row?.querySelectorAll<HTMLElement>('a:not([tabindex]), button');
		if (isFocusLost()) {
			targets?.[next === null ? 0 : targets.length - 1]?.focus({ preventScroll: next !== null });
		}
	});

	return {
		ref,
		add: async (productId, quantity) => {
			addedRef.current = { productId, offered };
			const result = await addProduct(productId, quantity);
			if (!result.ok) {
				addedRef.current = null;
			}
			return result;
		},
	};
};
