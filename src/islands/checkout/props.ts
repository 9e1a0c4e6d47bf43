/** What the block says to the checkout island. */
import type { NoticeModel } from '../../ui/notices';
import { readBlockChoices } from '../shared/block-choices';
import type { BlockChoices } from '../shared/block-choices';
import { readShopMessages } from '../shared/shop-messages';

export interface CheckoutProps extends BlockChoices {
	/** What the shop had to say of a link or a form without JavaScript; printed above the checkout. */
	readonly messages: readonly NoticeModel[];
}

/** Reads data-props; what is missing or malformed is left out. */
export const readProps = (props: unknown): CheckoutProps => ({
	...readBlockChoices(props),
	messages: readShopMessages(props),
});
