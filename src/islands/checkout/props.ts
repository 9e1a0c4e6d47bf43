/** Props of the checkout island. */
import type { NoticeModel } from '../../ui/notices';
import { readBlockChoices } from '../shared/block-choices';
import type { BlockChoices } from '../shared/block-choices';
import { readShopMessages } from '../shared/shop-messages';

export interface CheckoutProps extends BlockChoices {
	/** Messages of the shop about a link or a form used without JavaScript; printed above the checkout. */
	readonly messages: readonly NoticeModel[];
}

/** Reads data-props; missing or malformed values are omitted. */
export const readProps = (props: unknown): CheckoutProps => ({
	...readBlockChoices(props),
	messages: readShopMessages(props),
});
