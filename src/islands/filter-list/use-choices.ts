import { useCallback, useEffect, useMemo, useRef, useState } from '@wordpress/element';

export interface Choices {
	/** Selected values: those in the URL, or those about to be written to it. */
	readonly chosen: readonly string[];
	/** All values that have ever been selected. */
	readonly everChosen: readonly string[];
	/** True if there are changes to apply. */
	readonly isPending: boolean;
	/** Selects or deselects values; stable between renders. */
	readonly toggle: (values: readonly string[]) => void;
	readonly applyNow: () => void;
}

interface ChoicesOptions {
	/** Values in the URL. */
	readonly applied: readonly string[];
	readonly isSingle: boolean;
	/** True if a change is applied at once, otherwise with applyNow. */
	readonly isAutomatic: boolean;
	/** Writes the values to the URL. */
	readonly apply: (values: readonly string[]) => void;
}

/**
 * Manages the selected values of a list. They are ahead of the URL until it changes, by whatever cause; then the URL's
 * values apply.
 */
export const useChoices = ({ applied, isSingle, isAutomatic, apply }: ChoicesOptions): Choices => {
	const key = applied.join();
	const [seen, setSeen] = useState(key);
	const [draft, setDraft] = useState<readonly string[] | null>(null);
	const [everChosen, setEverChosen] = useState(applied);
	if (seen !== key) {
		setSeen(key);
		setDraft(null);
	}
	const ticked = draft ?? applied;
	// The URL may contain several values for a single-choice list.
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
		setEverChosen((before) => [...new Set([...before, ...values])]);
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
		// A page restored from the back/forward cache shows the values of its own URL again.
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
		everChosen,
		isPending: draft !== null && [...draft].sort().join() !== [...applied].sort().join(),
		toggle,
		applyNow: () => apply(chosen),
	};
};
