import type { ConsentSource } from './config';

/** The category of the WP Consent API that recordings belong to. */
const CATEGORY = 'statistics';
/** What it tells of on the document: that it knows which law applies, and that a visitor has decided. */
const EVENTS = ['wp_consent_type_defined', 'wp_listen_for_consent_change'] as const;

declare global {
	interface Window {
		/** Of the WP Consent API. */
		wp_has_consent?: (category: string) => boolean;
	}
	interface Navigator {
		/** The visitor has told the browser that nothing is to be sold or shared. */
		readonly globalPrivacyControl?: boolean;
	}
}

export interface Consent {
	readonly isGiven: () => boolean;
	/** Calls back whenever it may have been given or withdrawn. */
	readonly onChange: (callback: () => void) => void;
}

/** The visitor's consent to being recorded. What cannot be asked counts as no. */
export const consentOf = (source: ConsentSource, window: Window): Consent =>
	source === 'granted'
		? {
				isGiven: () => window.navigator.globalPrivacyControl !== true,
				onChange: () => undefined,
			}
		: {
				isGiven: () => window.wp_has_consent?.(CATEGORY) === true,
				onChange: (callback) => {
					for (const type of EVENTS) {
						window.document.addEventListener(type, callback);
					}
				},
			};
