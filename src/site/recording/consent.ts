import type { ConsentSource } from './config';

/** Category of the WP Consent API for recordings. */
const CATEGORY = 'statistics';
/** Events on the document: the consent type is known, and consent has changed. */
const EVENTS = ['wp_consent_type_defined', 'wp_listen_for_consent_change'] as const;

declare global {
	interface Window {
		/** Function of the WP Consent API. */
		wp_has_consent?: (category: string) => boolean;
	}
	interface Navigator {
		/** Global Privacy Control: true if the visitor has opted out of the sale and sharing of data. */
		readonly globalPrivacyControl?: boolean;
	}
}

export interface Consent {
	readonly isGiven: () => boolean;
	/** Calls back whenever consent may have been given or withdrawn. */
	readonly onChange: (callback: () => void) => void;
}

/** Returns the visitor's consent to being recorded. An unavailable consent API counts as no consent. */
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
