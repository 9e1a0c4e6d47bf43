import { attempt } from '../domain/support/attempt';

/** Texts as Trusted Types, typed as the texts that the DOM's types ask for. */
export interface TrustedPolicy {
	readonly createHTML: (html: string) => string;
	readonly createScript: (code: string) => string;
	readonly createScriptURL: (url: string) => string;
}

declare global {
	interface Window {
		trustedTypes?: { createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy };
	}
}

const asItIs = (text: string): string => text;

/**
 * Rules without a check of their own: addresses and code of scripts come from the boot data, which only the plugin's PHP
 * prints, and HTML is only ever parsed into a document without scripts (src/domain/html/parse-html.ts) and sanitised.
 */
export const RULES: TrustedPolicy = {
	createHTML: asItIs,
	createScript: asItIs,
	createScriptURL: asItIs,
};

/**
 * Creates the page's policy `storefront-islands` for Trusted Types, the only one of all scripts. Returns its rules where
 * the browser has no Trusted Types, or where the site's Content-Security-Policy does not list the policy.
 */
export const createPolicy = (page: Window): TrustedPolicy =>
	attempt(() => page.trustedTypes?.createPolicy('storefront-islands', RULES)) ?? RULES;
