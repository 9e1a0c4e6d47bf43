import { readRecord, readText } from '../../domain/support/unknown';
import type { NoticeModel } from '../../ui/notices/notices';
import { readShopMessages } from '../shared/notices';

/** Props of the island (blocks/shop-notices/render.php). */
export interface ShopNoticesProps {
	/** Context of docs/behaviour.md#notice-contexts, or one of a plugin; empty for all. */
	readonly context: string;
	/** Display of notices that are raised on the page. */
	readonly display: 'inline' | 'snackbar';
	/** Messages printed by the server, always shown in the block's place. */
	readonly messages: readonly NoticeModel[];
}

/** Reads data-props; missing or malformed values become the defaults of block.json. */
export const readProps = (props: unknown): ShopNoticesProps => {
	const { context, display } = readRecord(props);
	return {
		context: readText(context),
		display: display === 'snackbar' ? 'snackbar' : 'inline',
		messages: readShopMessages(props),
	};
};
