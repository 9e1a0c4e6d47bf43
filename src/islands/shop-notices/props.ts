/** What the block says to the island (blocks/shop-notices/render.php). */
import { readRecord, readText } from '../../domain/read-unknown';
import type { NoticeModel } from '../../ui/notices';
import { readShopMessages } from '../shared/shop-messages';

export interface ShopNoticesProps {
	/** A context of spec section 2, as notices of plugins may have others too; empty for all. */
	readonly context: string;
	/** Where notices that are raised on the page stand. */
	readonly display: 'inline' | 'snackbar';
	/** What the server had to say; it stands in the block's place. */
	readonly messages: readonly NoticeModel[];
}

/** Reads data-props; what is missing or malformed is as block.json has it. */
export const readProps = (props: unknown): ShopNoticesProps => {
	const { context, display } = readRecord(props);
	return {
		context: readText(context),
		display: display === 'snackbar' ? 'snackbar' : 'inline',
		messages: readShopMessages(props),
	};
};
