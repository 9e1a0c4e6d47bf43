import { useCallback, useEffect, useMemo, useRef, useState } from '@wordpress/element';

export interface Choices {
	/** What is ticked: what the address says, or what is about to be in it. */
	readonly chosen: readonly string[];
	/** All that was ever ticked here. */
	readonly kept: readonly string[];
	/** Whether there is something to apply. */
	readonly isPending: boolean;
	/** Ticks values, or takes them back; the same function at every rendering. */
	readonly toggle: (values: readonly string[]) => void;
	readonly applyNow: () => void;
}

interface ChoicesOptions {
	/** Values in the address. */
	readonly applied: readonly string[];
	readonly isSingle: boolean;
	/** Whether a change is applied at once; else with applyNow. */
	readonly isAutomatic: boolean;
	/** Brings values into the address. */
	readonly apply: (values: readonly string[]) => void;
}

/**
 * What is ticked in a list. It runs ahead of the address until that says something new: then the address counts, whoever
 * has changed it.
 */
export const useChoices = ({ applied, isSingle, isAutomatic, apply }: ChoicesOptions): Choices => {
	const key = applied.join();
	const [seen, setSeen] = useState(key);
	const [draft, setDraft] = useState<readonly string[] | null>(null);
	const [kept, setKept] = useState(applied);
	if (seen !== key) {
		setSeen(key);
		setDraft(null);
	}
	const ticked = draft ?? applied;
	// An address may say several where only one can be chosen.
	const chosen = useMemo(() => (isSingle ? ticked.slice(0, 1) : ticked), [isSingle, ticked]);

	const next = (values: readonly string[], value: string): readonly string[] => {
		if (isSingle) {
			return value === '' ? [] : [value];
		}
		return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
	};
	const toggleNow = (values: readonly string[]) => {
		const toggled = values.reduce(next, chosen);
		setDraft(toggled);
		setKept((before) => [...new Set([...before, ...values])]);
		if (isAutomatic) {
			apply(toggled);
		}
	};
	const toggleRef = useRef(toggleNow);
	useEffect(() => {
		toggleRef.current = toggleNow;
	});
	const toggle = useCallback((values: readonly string[]) => toggleRef.current(values), []);

	useEffect(() => {
		// A page that was left for the filtered one and is brought back whole tells what its own address says.
		const comeBack = ({ persisted }: PageTransitionEvent) => {
			if (persisted) {
				setDraft(null);
			}
		};
		window.addEventListener('pageshow', comeBack);
		return () => window.removeEventListener('pageshow', comeBack);
	}, []);

	return {
		chosen,
		kept,
		isPending: draft !== null && [...draft].sort().join() !== [...applied].sort().join(),
		toggle,
		applyNow: () => apply(chosen),
	};
};
