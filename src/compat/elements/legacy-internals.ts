import { isObject } from '../../domain/support/unknown';

const INTERNALS = '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED';

/**
 * Provides what a bundled `react/jsx-runtime` of React 17 or 18 reads as it loads, and React 19 does not have: without it
 * the plugin's script ends there, before it has registered anything.
 */
export const provideLegacyInternals = (react: unknown): void => {
	if (isObject(react) && !(INTERNALS in react)) {
		Reflect.set(react, INTERNALS, { ReactCurrentOwner: { current: null } });
	}
};
