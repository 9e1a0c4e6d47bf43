/** What the block says to the checkout island. */
import type { NoticeModel } from '../../ui/notices';
import { readShopMessages } from '../shared/shop-messages';

export interface CheckoutProps {
	/** What the shop had to say of a link or a form without JavaScript; printed above the checkout. */
	readonly messages: readonly NoticeModel[];
}

/** Reads data-props; what is missing or malformed is left out. */
export const readProps = (props: unknown): CheckoutProps => ({ messages: readShopMessages(props) });
