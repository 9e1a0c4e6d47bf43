/** The boot data as PHP prints it: <script type="application/json" id="storefront-islands-data">. */
import type { ApiConfig } from '../islands/contract';

/** One script that an island needs, in the order in which it must run. */
export interface ScriptEntry {
	readonly handle: string;
	readonly src: string;
	/** Inline parts that WordPress would print before and after the script. */
	readonly before?: string;
	readonly after?: string;
}

export interface BootData {
	readonly settings: unknown;
	readonly api: ApiConfig;
	/** Island name → scripts, WordPress's own first, the island's last. */
	readonly scripts: Readonly<Record<string, readonly ScriptEntry[]>>;
	/** Only on cart, checkout and account. */
	readonly cart: unknown;
}
