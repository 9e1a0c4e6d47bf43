<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\LightPages;

use StorefrontIslands\Page\LightPages\LightPages;
use StorefrontIslands\Page\LightPages\Reason;
use StorefrontIslands\Support\Http\GuestRequest;
use StorefrontIslands\Support\ScriptFile;

defined( 'ABSPATH' ) || exit;

/**
 * Shows managers which scripts pages of their shop do without, and why the others stay. Each page is requested as a guest
 * gets it and decides by itself, as it does for shoppers.
 *
 * @phpstan-type Report array{gone: array<string, string>, kept: array<string, array{kind: string, subject: string}>, scripts: list<string>}
 */
final class Preview {
	private const ASKED  = 'light-pages';
	private const ANCHOR = 'storefront-islands-light-pages';

	/**
	 * Returns the preview as safe HTML: a link to it before it was asked for, as it requests eight pages.
	 *
	 * @param string $page Address of the settings page.
	 */
	public static function html( string $page ): string {
		if ( ! function_exists( 'wc_get_page_id' ) ) {
			return '';
		}
		$nonce = isset( $_GET[ self::ASKED ] ) && is_string( $_GET[ self::ASKED ] ) ? sanitize_key( $_GET[ self::ASKED ] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.MissingUnslash -- A nonce has no slashes.
		$table = 1 <= (int) wp_verify_nonce( $nonce, self::ASKED ) ? self::table() : '';
		return sprintf(
			'<p id="%s"><a class="button" href="%s">%s</a></p>%s',
			esc_attr( self::ANCHOR ),
			esc_url( add_query_arg( self::ASKED, wp_create_nonce( self::ASKED ), $page ) . '#' . self::ANCHOR ),
			esc_html( '' === $table ? __( 'Show what pages of this shop would leave out', 'storefront-islands' ) : __( 'Look again', 'storefront-islands' ) ),
			$table
		);
	}

	/** Returns the table of all kinds of pages. */
	private static function table(): string {
		$cookies = GuestRequest::cookies_of_a_cart();
		$rows    = '';
		foreach ( PageKinds::all() as $kind => $address ) {
			$answer = GuestRequest::get( LightPages::preview_url( $address ), $cookies );
			$report = is_wp_error( $answer ) ? null : self::report( wp_remote_retrieve_body( $answer ) );
			$rows  .= sprintf( '<tr><th scope="row" style="vertical-align:top"><a href="%s">%s</a>%s</th>%s</tr>', esc_url( $address ), esc_html( $kind ), null === $report ? '' : '<br>' . esc_html( self::size( $report ) ), self::cells( $report ) );
		}
		return sprintf(
			'<table class="widefat striped"><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>%s</tbody></table>',
			esc_html__( 'Page', 'storefront-islands' ),
			esc_html__( 'Left out', 'storefront-islands' ),
			esc_html__( 'Stays', 'storefront-islands' ),
			$rows
		);
	}

	/**
	 * Returns the decision that a page has answered; null if it is none.
	 *
	 * @return Report|null
	 */
	private static function report( string $json ): ?array {
		$found = json_decode( $json, true );
		if ( ! is_array( $found ) || ! is_array( $found['gone'] ?? null ) || ! is_array( $found['kept'] ?? null ) || ! is_array( $found['scripts'] ?? null ) ) {
			return null;
		}
		$gone = array();
		foreach ( array_filter( $found['gone'], 'is_string' ) as $handle => $src ) {
			$gone[ (string) $handle ] = $src;
		}
		$kept = array();
		foreach ( $found['kept'] as $handle => $reason ) {
			if ( is_array( $reason ) && is_string( $reason['kind'] ?? null ) && is_string( $reason['subject'] ?? null ) ) {
				$kept[ (string) $handle ] = array( 'kind' => $reason['kind'], 'subject' => $reason['subject'] );
			}
		}
		return array(
			'gone'    => $gone,
			'kept'    => $kept,
			'scripts' => array_values( array_filter( $found['scripts'], 'is_string' ) ),
		);
	}

	/**
	 * Returns what goes and what stays.
	 *
	 * @param Report|null $report Decision.
	 */
	private static function cells( ?array $report ): string {
		if ( null === $report ) {
			return '<td colspan="2">' . esc_html__( 'This page could not be looked at.', 'storefront-islands' ) . '</td>';
		}
		$by_reason = array();
		foreach ( $report['kept'] as $handle => $reason ) {
			$by_reason[ self::because( $reason['kind'], $reason['subject'] ) ][] = $handle;
		}
		$lines = array();
		foreach ( $by_reason as $because => $handles ) {
			$lines[] = '<p><strong>' . self::breakable( implode( ', ', $handles ) ) . '</strong><br>' . $because . '</p>';
		}
		return sprintf( '<td>%s</td><td>%s</td>', array() === $report['gone'] ? '–' : self::breakable( implode( ', ', array_keys( $report['gone'] ) ) ), array() === $lines ? '–' : implode( '', $lines ) );
	}

	/** Returns names or code as HTML that may be broken anywhere. */
	private static function breakable( string $text ): string {
		return '<span style="overflow-wrap:anywhere">' . esc_html( $text ) . '</span>';
	}

	/** Returns a reason as safe HTML. */
	private static function because( string $kind, string $subject ): string {
		switch ( $kind ) {
			case Reason::ELEMENT:
				/* translators: %s: name of a class. */
				$text = __( 'for elements of the page: %s', 'storefront-islands' );
				break;
			case Reason::DEPENDENT:
				/* translators: %s: name of a script. */
				$text = __( 'needed by %s', 'storefront-islands' );
				break;
			case Reason::ASKED_FOR:
				$text = __( 'asked for by the theme or a plugin', 'storefront-islands' );
				break;
			case Reason::ATTACHED:
				$text = __( 'the theme or a plugin has attached something to it', 'storefront-islands' );
				break;
			case Reason::FRAGMENTS:
				$text = __( 'the theme or a plugin shows the cart by it', 'storefront-islands' );
				break;
			case Reason::INLINE_CODE:
				/* translators: %s: beginning of the code. */
				$text = __( 'code in the page uses jQuery or one of them: %s', 'storefront-islands' );
				break;
			case Reason::FILE:
				/* translators: %s: address of a script. */
				$text = __( 'a script may use them without saying so: %s', 'storefront-islands' );
				break;
			case Reason::OUTSIDE:
				/* translators: %s: address of a script. */
				$text = __( 'a script cannot be looked into: %s', 'storefront-islands' );
				break;
			case Reason::LOADER:
				/* translators: %s: beginning of the code. */
				$text = __( 'code in the page loads another script: %s', 'storefront-islands' );
				break;
			default:
				$text = __( 'another plugin has rewritten the page’s scripts', 'storefront-islands' );
		}
		return sprintf( esc_html( $text ), self::breakable( $subject ) );
	}

	/**
	 * Returns how much script the page loads and would load, as text.
	 *
	 * @param Report $report Decision.
	 */
	private static function size( array $report ): string {
		$all  = self::kilobytes( $report['scripts'] );
		$gone = self::kilobytes( array_values( $report['gone'] ) );
		/* translators: 1: kilobytes now, 2: kilobytes without what is left out. */
		return $gone > 0 ? sprintf( __( '%1$d KB → %2$d KB', 'storefront-islands' ), round( $all ), round( $all - $gone ) ) : sprintf( /* translators: %d: kilobytes. */ __( '%d KB', 'storefront-islands' ), round( $all ) );
	}

	/**
	 * Returns the size of scripts of this site, compressed.
	 *
	 * @param list<string> $addresses Addresses.
	 */
	private static function kilobytes( array $addresses ): float {
		$bytes = 0;
		foreach ( array_filter( array_map( array( ScriptFile::class, 'path' ), $addresses ) ) as $file ) {
			$bytes += strlen( (string) gzencode( (string) file_get_contents( $file ) ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this site.
		}
		return $bytes / 1024;
	}
}
