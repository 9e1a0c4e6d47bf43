/** Reads what a source file imports. */
import ts from 'typescript';

export interface Import {
	readonly specifier: string;
	/** True where nothing of it is left at run time. */
	readonly typeOnly: boolean;
}

const isTypeOnly = (node: ts.ImportDeclaration | ts.ExportDeclaration): boolean => {
	if (ts.isExportDeclaration(node)) {
		return node.isTypeOnly;
	}
	const clause = node.importClause;
	if (clause === undefined) {
		return false;
	}
	const named = clause.namedBindings;
	return (
		clause.isTypeOnly ||
		(clause.name === undefined &&
			named !== undefined &&
			ts.isNamedImports(named) &&
			named.elements.length > 0 &&
			named.elements.every((element) => element.isTypeOnly))
	);
};

/** Static imports, re-exports and import() calls of a TypeScript source, in their order. */
export const importsOf = (file: string, text: string): readonly Import[] => {
	const found: Import[] = [];
	const visit = (node: ts.Node): void => {
		if (
			(ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
			node.moduleSpecifier !== undefined &&
			ts.isStringLiteral(node.moduleSpecifier)
		) {
			found.push({ specifier: node.moduleSpecifier.text, typeOnly: isTypeOnly(node) });
		}
		if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
			const [argument] = node.arguments;
			if (argument !== undefined && ts.isStringLiteral(argument)) {
				found.push({ specifier: argument.text, typeOnly: false });
			}
		}
		ts.forEachChild(node, visit);
	};
	visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
	return found;
};
