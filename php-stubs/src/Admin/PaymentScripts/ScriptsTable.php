<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\PaymentScripts;

defined( 'ABSPATH' ) || exit;

/** Prints the scripts: those first that a manager has not seen, then by owner. */
final class ScriptsTable {
	/**
	 * Prints the table.
	 *
	 * @param array<string, array{src: string, hash: string, since: int, seen: string, reason: string, gone: bool}> $scripts Record.
	 */
	public static function print( array $scripts ): void {
		$unseen = Record::unseen( $scripts );
		uksort(
			$scripts,
			static function ( string $a, string $b ) use ( $scripts, $unseen ): int {
				$order = static function ( string $name ) use ( $scripts, $unseen ): array {
					return array( ! in_array( $name, $unseen, true ), ScriptOwner::name( $scripts[ $name ]['src'] ), $name );
				};
				return $order( $a ) <=> $order( $b );
			}
		);
		echo '<table class="widefat striped"><thead><tr>';
		foreach ( array( __( 'Script', 'storefront-islands' ), __( 'Owner', 'storefront-islands' ), __( 'Reason', 'storefront-islands' ), __( 'SHA-256', 'storefront-islands' ), __( 'First seen', 'storefront-islands' ), __( 'Status', 'storefront-islands' ) ) as $heading ) {
			echo '<th scope="col">' . esc_html( $heading ) . '</th>';
		}
		echo '</tr></thead><tbody>';
		foreach ( $scripts as $name => $script ) {
			self::print_row( $name, $script );
		}
		echo '</tbody></table>';
	}

	/**
	 * Prints a script.
	 *
	 * @param array{src: string, hash: string, since: int, seen: string, reason: string, gone: bool} $script Its record.
	 */
	private static function print_row( string $name, array $script ): void {
		$field = 'scripts[' . md5( $name ) . ']';
		printf(
			'<tr><th scope="row"><code style="overflow-wrap:anywhere">%s</code></th><td>%s</td><td><input type="text" class="regular-text" name="%s" value="%s" maxlength="300" aria-label="%s"><input type="hidden" name="%s" value="%s"></td><td><code title="%s">%s</code></td><td>%s</td><td>%s</td></tr>',
			esc_html( self::shown( $name ) ),
			esc_html( ScriptOwner::name( $script['src'] ) ),
			esc_attr( $field . '[reason]' ),
			esc_attr( $script['reason'] ),
			/* translators: %s: a script's address. */
			esc_attr( sprintf( __( 'Reason for %s', 'storefront-islands' ), self::shown( $name ) ) ),
			esc_attr( $field . '[hash]' ),
			esc_attr( $script['hash'] ),
			esc_attr( $script['hash'] ),
			esc_html( substr( $script['hash'], 0, 12 ) ),
			esc_html( self::date( $script['since'] ) ),
			esc_html( self::state( $script ) )
		);
	}

	/**
	 * Returns the state of a script.
	 *
	 * @param array{src: string, hash: string, since: int, seen: string, reason: string, gone: bool} $script Its record.
	 */
	private static function state( array $script ): string {
		if ( $script['gone'] ) {
			return __( 'No longer there', 'storefront-islands' );
		}
		if ( $script['hash'] === $script['seen'] ) {
			return __( 'Unchanged', 'storefront-islands' );
		}
		return '' === $script['seen'] ? __( 'New', 'storefront-islands' ) : __( 'Changed', 'storefront-islands' );
	}

	/** Returns a name without the address of this site. */
	private static function shown( string $name ): string {
		return str_replace( untrailingslashit( home_url() ), '', $name );
	}

	/**
	 * Returns a date in the site's format.
	 *
	 * @param int $at Unix timestamp.
	 */
	public static function date( int $at ): string {
		$format = get_option( 'date_format' );
		return 0 === $at ? '–' : (string) wp_date( ( is_string( $format ) ? $format : 'Y-m-d' ) . ' H:i', $at );
	}
}
