/** Props of cart and checkout. */
import type { NoticeModel } from '../../ui/notices/notices';
import { readBlockChoices } from './block-choices';
import type { BlockChoices } from './block-choices';
import { readShopMessages } from './notices';

interface ScreenProps extends BlockChoices {
	/** Messages of the shop about a link or a form used without JavaScript; printed above the screen. */
	readonly messages: readonly NoticeModel[];
}

/** Reads data-props; missing or malformed values are omitted. */
export const readProps = (props: unknown): ScreenProps => ({
	...readBlockChoices(props),
	messages: readShopMessages(props),
});
