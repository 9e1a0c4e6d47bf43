import { decodeSettings } from '../api';
import type { SiteSettings } from '../domain/settings';

declare global {
	interface Window {
		/** What PHP tells the editor's script (php-stubs/src/Editor/EditorData.php), undecoded. */
		storefrontIslandsEditor?: { readonly settings?: unknown; readonly site?: unknown };
	}
}

/** Nobody has saved cards in a sample; what a shop takes orders by stays as it is. */
const asGuestSees = (settings: SiteSettings): SiteSettings => {
	const { allowsGuests, offersAccount } = settings.checkout;
	const isLetIn = allowsGuests || offersAccount;
	return {
		...settings,
		// Where only customers may order, the editor sees what they do.
		currentUserId: isLetIn ? 0 : 1,
		currentUserIsAdmin: true,
		checkout: { ...settings.checkout, savedPaymentMethods: {} },
	};
};

/** The shop as its editor's previews show it: its currency, fields and pages; the defaults of spec section 9 where PHP has told nothing. */
export const readPreviewSettings = (json: unknown): SiteSettings =>
	asGuestSees(decodeSettings(json));

let known: SiteSettings | null = null;

/** Those of this page, decoded once. */
export const previewSettings = (): SiteSettings =>
	(known ??= readPreviewSettings(window.storefrontIslandsEditor?.settings));
