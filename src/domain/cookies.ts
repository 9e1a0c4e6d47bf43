/**
 * The domains that a cookie of a page may have been kept for: '' for the host alone, then the host and those above it. To take a
 * cookie away that somebody else has set, each has to be tried.
 */
const cookieDomains = (hostname: string): readonly string[] => {
	const parts = hostname.split('.');
	return ['', ...parts.slice(0, -1).map((_part, index) => parts.slice(index).join('.'))];
};

/** For document.cookie: takes a cookie away, wherever it has been kept. */
export const expiredCookies = (name: string, hostname: string): readonly string[] =>
	cookieDomains(hostname).map(
		(domain) => `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`,
	);
