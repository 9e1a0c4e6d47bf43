/** True if a method supports all features that the cart requires (payment_requirements). */
export const supportsAll = (
	features: readonly string[],
	requirements: readonly string[],
): boolean => requirements.every((requirement) => features.includes(requirement));

/**
 * Returns the gateways that are enabled in the shop but cannot pay this cart in this checkout, because they have no
 * script for it or do not support the cart's requirements.
 *
 * @param gateways Id → title, plain text.
 * @param registered Method name → supported features.
 */
export const incompatibleMethods = (
	gateways: Readonly<Record<string, string>>,
	registered: ReadonlyMap<string, readonly string[]>,
	requirements: readonly string[],
): Readonly<Record<string, string>> =>
	Object.fromEntries(
		Object.entries(gateways).filter(([id]) => {
			const features = registered.get(id);
			return features === undefined || !supportsAll(features, requirements);
		}),
	);
