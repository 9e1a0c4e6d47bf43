import type { CSSProperties } from 'react';
import { useIsHydrated } from '../shared/hydrate';

/**
 * Returns the function for styles of single elements, which has none until hydration: the server's HTML has no style
 * attributes, which a strict Content-Security-Policy blocks, but rules in a style element (Html\PageStyle).
 */
export const useOwnStyle = (): ((style: CSSProperties) => CSSProperties | undefined) => {
	const isHydrated = useIsHydrated();
	return (style) => (isHydrated ? style : undefined);
};
