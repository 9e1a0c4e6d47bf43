/**
 * Whether and how a page is recorded: the shop's configuration, the visitor's consent, and the cookies that are deleted
 * without it.
 */
import { expiredCookies } from '../../domain/support/cookies';
import { readRecord, readText } from '../../domain/support/unknown';

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

/** `wp-consent-api`: consent is read from that plugin. `granted`: the shop's owner is responsible for consent. */
type ConsentSource = 'wp-consent-api' | 'granted';

/** Configuration that PHP prints for this script (php-stubs/src/Site/Recording/Recording.php). */
export interface RecordingConfig {
	readonly provider: 'clarity' | 'hotjar';
	/** Project id at the provider; becomes part of a URL. */
	readonly id: string;
	readonly consent: ConsentSource;
}

const IDS = { clarity: /^[a-z0-9]{1,32}$/, hotjar: /^[1-9][0-9]{0,15}$/ } as const;

/** Decodes the configuration; null if anything is invalid, in which case nothing is recorded. */
export const readConfig = (json: unknown): RecordingConfig | null => {
	const config = readRecord(json);
	const { provider, consent } = config;
	const id = readText(config['id']);
	return (provider === 'clarity' || provider === 'hotjar') &&
		(consent === 'wp-consent-api' || consent === 'granted') &&
		IDS[provider].test(id)
		? { provider, id, consent }
		: null;
};

/** Deletes a page's cookies whose names have one of the prefixes. */
export const forgetCookies = (page: Document, beginnings: readonly string[]): void => {
	for (const cookie of page.cookie.split(';')) {
		const name = cookie.trim().split('=')[0] ?? '';
		if (beginnings.some((beginning) => name.startsWith(beginning))) {
			for (const expired of expiredCookies(name, page.location.hostname)) {
				page.cookie = expired;
			}
		}
	}
};
