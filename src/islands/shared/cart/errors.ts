import { dispatch } from '@wordpress/data';
import type { Cart } from '../../../domain/cart/cart';
import { isToldOnce, noticeIdOf } from '../../../domain/cart/errors';
import type { NoticeContext } from '../../../domain/failure/failure';
import { raiseNotice } from '../../../stores/shared/notices';
import type { NoticeModel } from '../../../ui/notices/notices';

/**
 * Returns the cart's errors as PHP prints them; the store raises the same errors as notices with the same ids. Once it
 * does, what was told once is left to it: the shopper may have dismissed it.
 */
export const errorNotices = (cart: Cart, isHydrated: boolean): readonly NoticeModel[] =>
	cart.errors
		.filter((error) => !(isHydrated && isToldOnce(error.code)))
		.map((error) => ({
			id: noticeIdOf(error),
			status: 'error',
			message: error.message,
			dismissible: isToldOnce(error.code),
		}));

/**
 * Of several notices with the same id only the last is kept, and of several with the same text, such as what the cart
 * and a refused order both say.
 */
export const withoutRepeats = (notices: readonly NoticeModel[]): readonly NoticeModel[] =>
	(['id', 'message'] as const).reduce(
		(kept, part) => [...new Map(kept.map((notice) => [notice[part], notice])).values()],
		notices,
	);

/** Adds the shop's messages printed by PHP to core/notices, from where they are shown after hydration. */
export const raiseMessages = (messages: readonly NoticeModel[], context: NoticeContext): void => {
	messages.forEach(({ id, status, message }) => {
		raiseNotice({ dispatch }, status, message, { id, context });
	});
};
