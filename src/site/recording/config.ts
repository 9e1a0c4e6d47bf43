/** What PHP prints for this script: php-stubs/src/Recording/Recording.php. */
import { readRecord, readText } from '../../domain/read-unknown';

/** `wp-consent-api`: that plugin is asked, and heard. `granted`: the shop's owner answers for it. */
export type ConsentSource = 'wp-consent-api' | 'granted';

export interface RecordingConfig {
	readonly provider: 'clarity' | 'hotjar';
	/** Of the project at the provider. It becomes part of an address. */
	readonly id: string;
	readonly consent: ConsentSource;
}

const IDS = { clarity: /^[a-z0-9]{1,32}$/, hotjar: /^[1-9][0-9]{0,15}$/ } as const;

/** Decodes it; null where anything is not as it must be: nothing is recorded then. */
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
