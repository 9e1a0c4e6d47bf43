import type { Cart } from '../../domain/cart/cart';
import type { NoticeModel } from '../../ui/notices';

/** Returns the cart's errors as PHP prints them; the store raises the same errors as notices with the same ids. */
export const errorNotices = (cart: Cart): readonly NoticeModel[] =>
	cart.errors.map(({ code, message }) => ({
		id: code,
		status: 'error',
		message,
		dismissible: false,
	}));

/** Removes duplicates: of several notices with the same id the last one is kept. */
export const withoutRepeats = (notices: readonly NoticeModel[]): readonly NoticeModel[] => [
	...new Map(notices.map((notice) => [notice.id, notice])).values(),
];
