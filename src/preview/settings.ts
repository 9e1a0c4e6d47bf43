import { decodeSettings } from '../api';
import type { SiteSettings } from '../domain/settings';

declare global {
	interface Window {
		/** Data that PHP passes to the editor's script (php-stubs/src/Editor/EditorData.php), not decoded. */
		storefrontIslandsEditor?: { readonly settings?: unknown; readonly site?: unknown };
	}
}

/** Returns the settings for a guest without saved tokens; the shop's rules for orders are unchanged. */
const withGuestSettings = (settings: SiteSettings): SiteSettings => {
	const { allowsGuests, offersAccount } = settings.checkout;
	const isLetIn = allowsGuests || offersAccount;
	return {
		...settings,
		// If only customers may order, the preview shows the checkout of a customer.
		currentUserId: isLetIn ? 0 : 1,
		currentUserIsAdmin: true,
		checkout: { ...settings.checkout, savedPaymentMethods: {} },
	};
};

/**
 * Returns the shop's settings for previews in the editor: currency, fields and pages; the defaults of
 * docs/behaviour.md#site-settings if PHP provides none.
 */
export const readPreviewSettings = (json: unknown): SiteSettings =>
	withGuestSettings(decodeSettings(json));

let known: SiteSettings | null = null;

/** Returns the settings of the current page, decoded once. */
export const previewSettings = (): SiteSettings =>
	(known ??= readPreviewSettings(window.storefrontIslandsEditor?.settings));
