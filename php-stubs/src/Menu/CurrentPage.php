<?php
/**
 * The page that is shown.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Menu;

defined( 'ABSPATH' ) || exit;

/** Tells which links lead to the page that they stand on. */
final class CurrentPage {
	/**
	 * Its address, made comparable.
	 *
	 * @var string
	 */
	private $address;

	/**
	 * Takes an address.
	 *
	 * @param string $url The page's own, whatever filters or page numbers it was asked with.
	 */
	public function __construct( string $url ) {
		$this->address = self::comparable( $url );
	}

	/** The page of this request. */
	public static function here(): self {
		return new self( self::url() );
	}

	/**
	 * Whether a link leads here. A link to a place within a page is none to the page.
	 *
	 * @param string $url The link's address.
	 */
	public function is( string $url ): bool {
		return '' !== $url && false === strpos( $url, '#' ) && self::comparable( $url ) === $this->address;
	}

	/** The address of what the request shows: its own link, so that page numbers and filters do not count; else what was asked. */
	private static function url(): string {
		if ( is_front_page() ) {
			return home_url( '/' );
		}
		$shown = get_queried_object();
		$link  = false;
		if ( $shown instanceof \WP_Post ) {
			$link = get_permalink( $shown );
		} elseif ( $shown instanceof \WP_Term ) {
			$link = get_term_link( $shown );
		} elseif ( $shown instanceof \WP_Post_Type ) {
			$link = get_post_type_archive_link( $shown->name );
		}
		if ( is_string( $link ) ) {
			return $link;
		}
		return isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '';
	}

	/**
	 * Host, path without its last slash, and query of an address. Without a host it is one of this site.
	 *
	 * @param string $url Address.
	 */
	private static function comparable( string $url ): string {
		$parts = wp_parse_url( $url );
		$parts = is_array( $parts ) ? $parts : array();
		$host  = $parts['host'] ?? (string) wp_parse_url( home_url(), PHP_URL_HOST );
		return $host . untrailingslashit( $parts['path'] ?? '' ) . '?' . ( $parts['query'] ?? '' );
	}
}
