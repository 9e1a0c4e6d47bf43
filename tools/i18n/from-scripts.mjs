/** Finds texts in TypeScript: calls of __(), _x(), _n() and _nx() of @wordpress/i18n. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import { filesBelow } from '../files.mjs';
import { inProject, root } from '../paths.mjs';
import { messageOfCall } from './call.mjs';

/** Returns the value of a text that is known statically; null for any other expression. */
const literal = (node) => {
	if (ts.isStringLiteralLike(node)) {
		return node.text;
	}
	if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
		const left = literal(node.left);
		const right = literal(node.right);
		return left === null || right === null ? null : left + right;
	}
	return null;
};

const nameOfCalled = ({ expression }) => {
	if (ts.isIdentifier(expression)) {
		return expression.text;
	}
	return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
};

const commentsBefore = (node, text) => {
	const start = node.getFullStart();
	return [
		...(ts.getTrailingCommentRanges(text, start) ?? []),
		...(ts.getLeadingCommentRanges(text, start) ?? []),
	].map(({ pos, end }) => text.slice(pos, end));
};

/** Returns the comment for translators before a call, or before the expression or statement that contains it. */
const commentFor = (node, text) => {
	const comment = commentsBefore(node, text).findLast((words) => /translators:/i.test(words));
	if (comment !== undefined) {
		return comment;
	}
	return ts.isStatement(node) || ts.isSourceFile(node) ? null : commentFor(node.parent, text);
};

/**
 * Returns the texts of one file.
 *
 * @param {string} file Name of the file, for messages.
 * @param {string} text Content of the file.
 * @returns {import('./call.mjs').Found[]}
 */
export const textsOfScript = (file, text) => {
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
	const found = [];
	const visit = (node) => {
		if (ts.isCallExpression(node)) {
			found.push(
				messageOfCall({
					name: nameOfCalled(node),
					args: node.arguments.map(literal),
					comment: commentFor(node, text),
					file,
					line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
				}),
			);
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found.filter((one) => one !== null);
};

/** Translates texts of data, which from-data.mjs finds. */
const OF_DATA = inProject('blocks/shared/data-text.ts');

/** Returns the texts of src and blocks. */
export const textsOfScripts = () =>
	['src', 'blocks']
		.flatMap((folder) => filesBelow(inProject(folder)))
		.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== OF_DATA)
		.flatMap((file) => textsOfScript(relative(root, file), readFileSync(file, 'utf8')));
