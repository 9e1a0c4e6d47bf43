/** What is shown of the totals of a cart. */

export interface TotalsRow {
	readonly id: string;
	readonly label: string;
	readonly value: string;
	/** A plugin's HTML in place of the value; untrusted. */
	readonly html?: string | undefined;
	/** Names of the selected shipping rates. */
	readonly note?: string;
}

export interface TotalsModel {
	readonly rows: readonly TotalsRow[];
	readonly total: string;
	/** A plugin's HTML in place of the total in the list; untrusted. */
	readonly totalHtml?: string | undefined;
	/** True if shipping is not included yet. */
	readonly isEstimate: boolean;
	/** Taxes included in the total; empty if taxes have lines of their own. */
	readonly taxNote: string;
}
