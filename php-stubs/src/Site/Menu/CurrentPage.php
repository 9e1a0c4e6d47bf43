<?php

declare(strict_types=1);

namespace StorefrontIslands\Site\Menu;

use StorefrontIslands\Support\Http\PageRequest;

defined( 'ABSPATH' ) || exit;

/** Checks that a link points to the page that contains it. */
final class CurrentPage {
	/** Normalized URL. */
	private string $address;

	/**
	 * @param string $url Canonical URL of the page, without filters and page numbers.
	 */
	public function __construct( string $url ) {
		$this->address = self::comparable( $url );
	}

	/** Returns the page of the current request. */
	public static function current(): self {
		return new self( self::url() );
	}

	/**
	 * True if a link points to this page. A link with a fragment does not count.
	 *
	 * @param string $url URL of the link.
	 */
	public function is( string $url ): bool {
		return '' !== $url && false === strpos( $url, '#' ) && self::comparable( $url ) === $this->address;
	}

	/**
	 * Returns the permalink of the queried object, which contains no page numbers and filters; otherwise the requested
	 * URL.
	 */
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
		return PageRequest::address();
	}

	/** Normalizes a URL to host, path without trailing slash, and query. A URL without a host belongs to this site. */
	private static function comparable( string $url ): string {
		$parts = wp_parse_url( $url );
		$parts = is_array( $parts ) ? $parts : array();
		$host  = $parts['host'] ?? (string) wp_parse_url( home_url(), PHP_URL_HOST );
		return $host . untrailingslashit( $parts['path'] ?? '' ) . '?' . ( $parts['query'] ?? '' );
	}
}
