/** What the block says to the cart island. */
import type { NoticeModel } from '../../ui/notices';
import { readBlockChoices } from '../shared/block-choices';
import type { BlockChoices } from '../shared/block-choices';
import { readShopMessages } from '../shared/shop-messages';

export interface CartProps extends BlockChoices {
	/** What the shop had to say of a link or a form without JavaScript; printed above the cart. */
	readonly messages: readonly NoticeModel[];
}

/** Reads data-props; what is missing or malformed is left out. */
export const readProps = (props: unknown): CartProps => ({
	...readBlockChoices(props),
	messages: readShopMessages(props),
});
