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
 * Puts a text into core/notices, by its only way there: what WooCommerce's pages keep there is HTML, and whoever shows it
 * decodes it once.
 */
export const raiseNotice = (
	registry: Pick<Registry, 'dispatch'>,
	status: string,
	text: string,
	options: NoticeOptions,
): void => void registry.dispatch(noticesStore).createNotice(status, textToHtml(text), options);
