<?php
/**
 * Prints the calls of translating functions in PHP files as JSON, one object per line.
 *
 * Usage: php tools/i18n/calls.php < list-of-files
 *
 * Each is {"name", "args", "comment", "file", "line"}; an argument that is not a string literal is null.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

const STOREFRONT_TRANSLATES = '/^(esc_(html|attr))?_(_|e|x|ex|n|nx|n_noop|nx_noop)$/';

/** Maximum number of lines between a call and the comment above it. */
const STOREFRONT_COMMENT_REACH = 4;

/**
 * Returns the value of a string literal in PHP's source.
 *
 * @param string $source Literal with its quotes.
 */
function storefront_literal( string $source ): string {
	$inside = substr( $source, 1, -1 );
	return "'" === $source[0] ? strtr( $inside, array( '\\\\' => '\\', "\\'" => "'" ) ) : stripcslashes( $inside );
}

/**
 * Returns the arguments of a call.
 *
 * @param list<array{int, string, int}|string> $tokens Tokens of the file.
 * @param int                                  $at     Index of the opening parenthesis.
 * @return list<string|null> Null for an argument that is not a string literal.
 */
function storefront_arguments( array $tokens, int $at ): array {
	$arguments  = array();
	$text       = '';
	$is_literal = true;
	$is_empty   = true;
	$depth      = 0;
	for ( $i = $at, $count = count( $tokens ); $i < $count; $i++ ) {
		$token = $tokens[ $i ];
		if ( ')' === $token && 1 === $depth ) {
			break;
		}
		if ( ',' === $token && 1 === $depth ) {
			$arguments[] = $is_literal && ! $is_empty ? $text : null;
			$text        = '';
			$is_literal  = true;
			$is_empty    = true;
			continue;
		}
		if ( in_array( $token, array( '(', '[', '{' ), true ) ) {
			++$depth;
			$is_literal = $is_literal && 1 === $depth;
		} elseif ( in_array( $token, array( ')', ']', '}' ), true ) ) {
			--$depth;
		} elseif ( is_array( $token ) && T_CONSTANT_ENCAPSED_STRING === $token[0] ) {
			$text    .= storefront_literal( $token[1] );
			$is_empty = false;
		} elseif ( '.' !== $token && ! ( is_array( $token ) && in_array( $token[0], array( T_WHITESPACE, T_COMMENT, T_DOC_COMMENT ), true ) ) ) {
			$is_literal = false;
			$is_empty   = false;
		}
	}
	return $is_empty ? $arguments : array_merge( $arguments, array( $is_literal ? $text : null ) );
}

/**
 * Returns true if the name at an index is called, and is neither declared nor a method of an object.
 *
 * @param list<array{int, string, int}|string> $tokens Tokens of the file.
 * @param int                                  $at     Index of the name.
 */
function storefront_is_call( array $tokens, int $at ): bool {
	$before = $tokens[ $at - 1 ] ?? '';
	$before = is_array( $before ) && T_WHITESPACE === $before[0] ? ( $tokens[ $at - 2 ] ?? '' ) : $before;
	return '(' === ( $tokens[ $at + 1 ] ?? '' ) && ! ( is_array( $before ) && in_array( $before[0], array( T_FUNCTION, T_OBJECT_OPERATOR, T_DOUBLE_COLON ), true ) );
}

/**
 * Prints the calls of a file.
 *
 * @param string $file Path of the file.
 */
function storefront_print_calls( string $file ): void {
	$tokens  = token_get_all( (string) file_get_contents( $file ) );
	$comment = null;
	foreach ( $tokens as $at => $token ) {
		if ( ! is_array( $token ) ) {
			continue;
		}
		if ( in_array( $token[0], array( T_COMMENT, T_DOC_COMMENT ), true ) && false !== stripos( $token[1], 'translators:' ) ) {
			$comment = $token;
		}
		if ( ! in_array( $token[0], array( T_STRING, T_NAME_FULLY_QUALIFIED ), true ) || ! preg_match( STOREFRONT_TRANSLATES, ltrim( $token[1], '\\' ) ) || ! storefront_is_call( $tokens, $at ) ) {
			continue;
		}
		$is_near = null !== $comment && $token[2] - $comment[2] <= STOREFRONT_COMMENT_REACH;
		$call    = array(
			'name'    => ltrim( $token[1], '\\' ),
			'args'    => storefront_arguments( $tokens, $at + 1 ),
			'comment' => $is_near ? trim( $comment[1] ) : null,
			'file'    => $file,
			'line'    => $token[2],
		);
		echo json_encode( $call, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR ), "\n";
	}
}

// T_NAME_FULLY_QUALIFIED was added in PHP 8; before, a backslash is a separate token.
defined( 'T_NAME_FULLY_QUALIFIED' ) || define( 'T_NAME_FULLY_QUALIFIED', -1 );

foreach ( explode( "\n", trim( (string) stream_get_contents( STDIN ) ) ) as $storefront_file ) {
	storefront_print_calls( $storefront_file );
}
