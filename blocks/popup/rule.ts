/** How triggers and conditions are set in the editor: each is one of these in a list of the block's attributes. */

/** As it stands in the block: its kind, and its fields by name. php-stubs/src/Popups/Rules.php reads them. */
export type RuleSetting = Readonly<Record<string, unknown>>;

export interface Option {
	readonly value: string;
	readonly label: string;
}

/** One field of a rule. */
export type RuleField =
	| {
			readonly type: 'number';
			readonly name: string;
			readonly label: string;
			readonly min: number;
			readonly max: number;
	  }
	| {
			/** lines: one text a line; moment: a local date and time. */
			readonly type: 'text' | 'lines' | 'moment';
			readonly name: string;
			readonly label: string;
			readonly help?: string;
	  }
	| {
			/** One of the options, or some of them. */
			readonly type: 'one' | 'some';
			readonly name: string;
			readonly label: string;
			readonly options: readonly Option[];
	  }
	| { readonly type: 'flag'; readonly name: string; readonly label: string };

/** A kind of trigger or condition. */
export interface Rule {
	readonly kind: string;
	readonly label: string;
	readonly fields: readonly RuleField[];
	/** What its fields begin with. */
	readonly initial: RuleSetting;
}
