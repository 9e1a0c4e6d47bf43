import { store as noticesStore } from '@wordpress/notices';
import { __ } from '@wordpress/i18n';
import { textToHtml } from '../../domain/html/text';
import { guard } from './guard';
import type { Registry } from './registry';

interface NoticeOptions {
	readonly id: string;
	readonly context: string;
	readonly isDismissible?: boolean;
	readonly type?: 'snackbar';
	readonly speak?: boolean;
	readonly actions?: { label: string; url: string; onClick: null }[];
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
): void =>
	guard(() => registry.dispatch(noticesStore).createNotice(status, textToHtml(text), options));

/** Message for a change that was given up without a response: only the cart shows if the shop carried it out. */
export const connectionMessage = (): string =>
	__(
		'The shop could not be reached, so your change may not have been saved. Check your cart and try again.',
		'storefront-islands',
	);
