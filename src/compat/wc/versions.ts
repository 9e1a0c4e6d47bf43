/** Returns the numbers of a version; "9.4-beta.1" sorts before "9.4", like a release candidate. */
const partsOf = (version: string): readonly number[] => {
	const [release = '', candidate] = version.split('-', 2);
	const numbers = release.split('.').map((part) => parseInt(part, 10) || 0);
	const [major = 0, minor = 0, patch = 0] = numbers;
	return [major, minor, patch, candidate === undefined ? 1 : 0];
};

const compare = (a: string, b: string): number => {
	const [left, right] = [partsOf(a), partsOf(b)];
	const at = left.findIndex((part, index) => part !== right[index]);
	return at < 0 ? 0 : Math.sign((left[at] ?? 0) - (right[at] ?? 0));
};

const OPERATORS = new Map<string, readonly number[]>([
	['>', [1]],
	['>=', [0, 1]],
	['=', [0]],
	['<=', [-1, 0]],
	['<', [-1]],
]);

/** Compares two versions with an operator; false for an unknown operator. */
export const compareVersions = (version: string, other: string, operator: string): boolean =>
	OPERATORS.get(operator)?.includes(compare(version, other)) === true;
