import { store as noticesStore } from '@wordpress/notices';
import { textToHtml } from '../../domain/text';
import type { Registry } from '../registry';

interface NoticeOptions {
	readonly id: string;
	readonly context: string;
	readonly isDismissible?: boolean;
	readonly type?: 'snackbar';
	readonly speak?: boolean;
}

/**
 * Adds a text to core/notices; all notices are created here. WooCommerce's pages store HTML there, and components that
 * display notices decode it once.
 */
export const raiseNotice = (
	registry: Pick<Registry, 'dispatch'>,
	status: string,
	text: string,
	options: NoticeOptions,
): void => void registry.dispatch(noticesStore).createNotice(status, textToHtml(text), options);
