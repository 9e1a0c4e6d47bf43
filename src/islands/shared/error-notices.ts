import type { Cart } from '../../domain/cart/cart';
import type { NoticeModel } from '../../ui/notices';

/** The cart's errors as PHP prints them; the store raises the same ones as notices under the same ids. */
export const errorNotices = (cart: Cart): readonly NoticeModel[] =>
	cart.errors.map(({ code, message }) => ({
		id: code,
		status: 'error',
		message,
		dismissible: false,
	}));

/** Each notice once: of those with the same id the last one counts. */
export const withoutRepeats = (notices: readonly NoticeModel[]): readonly NoticeModel[] => [
	...new Map(notices.map((notice) => [notice.id, notice])).values(),
];
