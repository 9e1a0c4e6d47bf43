/**
 * Attributes of a block by the type of their default in block.json. Values of enums, lists and objects have types of
 * their own, which JSON cannot say.
 */
export type Declared<Schemas> = {
	readonly [
		Name in keyof Schemas as Schemas[Name] extends { readonly enum: unknown }
			? never
			: Schemas[Name] extends { readonly default: boolean | number | string }
				? Name
				: never
	]: Schemas[Name] extends { readonly default: infer Default } ? Default : never;
};
