import type { FixedKind } from '../src/domain/catalogue/filters';

declare const kinds: {
	/** In the order of their arguments in a URL, which is the reverse of that of active filters. */
	readonly fixed: readonly FixedKind[];
};

export default kinds;
