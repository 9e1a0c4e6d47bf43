/** Configuration that PHP prints for this script: php-stubs/src/Recording/Recording.php. */
import { readRecord, readText } from '../../domain/read-unknown';

/** `wp-consent-api`: consent is read from that plugin. `granted`: the shop's owner is responsible for consent. */
export type ConsentSource = 'wp-consent-api' | 'granted';

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
