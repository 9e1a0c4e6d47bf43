/** Triggers and conditions as edited in the editor. Each is stored as one entry of a list attribute. */

/** Stored form of a rule: its kind and its fields by name. Read by php-stubs/src/Site/Popups/Rules.php. */
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
			/** `lines`: one text per line; `moment`: a local date and time. */
			readonly type: 'text' | 'lines' | 'moment';
			readonly name: string;
			readonly label: string;
			readonly help?: string;
	  }
	| {
			/** `one`: one of the options; `some`: any number of them. */
			readonly type: 'one' | 'some';
			readonly name: string;
			readonly label: string;
			readonly options: readonly Option[];
	  }
	| { readonly type: 'flag'; readonly name: string; readonly label: string };

/** Kind of trigger or condition. */
export interface Rule {
	readonly kind: string;
	readonly label: string;
	readonly fields: readonly RuleField[];
	/** Initial values of its fields. */
	readonly initial: RuleSetting;
}
